// The PNG: straight alpha, filter none, compressed by libdeflate at its lowest level.
#include "caption.h"

#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void convert_row(const uint32_t *source, uint8_t *target, int width) {
    for (int x = 0; x < width; x++, target += 4) {
        uint32_t pixel = source[x], alpha = pixel >> 24;
        uint32_t r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
        if (alpha != 255 && alpha != 0) {
            r = (r * 255 + alpha / 2) / alpha;
            g = (g * 255 + alpha / 2) / alpha;
            b = (b * 255 + alpha / 2) / alpha;
        }
        target[0] = (uint8_t)r;
        target[1] = (uint8_t)g;
        target[2] = (uint8_t)b;
        target[3] = (uint8_t)alpha;
    }
}

static void put32(uint8_t *bytes, size_t value) {
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Fills in length, type and checksum round a chunk's data; gives what follows.
static uint8_t *close_chunk(uint8_t *chunk, const char *type, size_t length) {
    put32(chunk, length);
    memcpy(chunk + 4, type, 4);
    put32(chunk + 8 + length, libdeflate_crc32(0, chunk + 4, length + 4));
    return chunk + 12 + length;
}

void write_png(cairo_surface_t *surface, const char *path) {
    cairo_surface_flush(surface);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    int stride = cairo_image_surface_get_stride(surface);
    const uint8_t *pixels = cairo_image_surface_get_data(surface);
    size_t row = 1 + 4 * (size_t)width, raw_size = row * (size_t)height;
    uint8_t *raw = resize(NULL, raw_size, 1);
    for (int y = 0; y < height; y++) {
        raw[(size_t)y * row] = 0;
        convert_row((const uint32_t *)(const void *)(pixels + (ptrdiff_t)y * stride), raw + (size_t)y * row + 1, width);
    }

    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
    require(compressor != NULL, "memory");
    size_t bound = libdeflate_zlib_compress_bound(compressor, raw_size);
    uint8_t *file = resize(NULL, bound + 64, 1), *end = file;
    memcpy(end, "\x89PNG\r\n\x1a\n", 8);
    end += 8;
    put32(end + 8, (size_t)width);
    put32(end + 12, (size_t)height);
    memcpy(end + 16, (uint8_t[]){8, 6, 0, 0, 0}, 5);
    end = close_chunk(end, "IHDR", 13);
    size_t size = libdeflate_zlib_compress(compressor, raw, raw_size, end + 8, bound);
    end = close_chunk(end, "IDAT", size);
    end = close_chunk(end, "IEND", 0);
    libdeflate_free_compressor(compressor);
    free(raw);

    FILE *output = fopen(path, "wb");
    require(output != NULL, path);
    size_t written = fwrite(file, 1, (size_t)(end - file), output);
    require(!fclose(output) && written == (size_t)(end - file), path);
    free(file);
}
