#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// The library's decoder and what it calls. Each of those has a way out of the library: a long jump back to the function
// that called it.
typedef struct {
    struct jpeg_decompress_struct library;
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    jmp_buf exit;
    snugJPEGStatus status;
    char *message;
} Decoder;

_Static_assert(snugJPEGMessageSize >= JMSG_LENGTH_MAX, "a message of the library has room");

static _Noreturn void leave(j_common_ptr library, snugJPEGStatus status) {
    Decoder *decoder = library->client_data;
    decoder->status = status;
    longjmp(decoder->exit, 1);
}

static _Noreturn void leaveDamaged(j_common_ptr library, const char *words) {
    Decoder *decoder = library->client_data;
    snprintf(decoder->message, snugJPEGMessageSize, "%s", words);
    leave(library, snugJPEGDamaged);
}

// MARK: Errors

static _Noreturn void leaveWithLastMessage(j_common_ptr library) {
    Decoder *decoder = library->client_data;
    switch (decoder->errors.msg_code) {
    case JERR_OUT_OF_MEMORY:
    case JERR_NO_BACKING_STORE:
        leave(library, snugJPEGOutOfMemory);
    case JERR_ARITH_NOTIMPL:
        leave(library, snugJPEGUnsupported);
    case JERR_INPUT_EMPTY:
    case JERR_INPUT_EOF:
    case JWRN_JPEG_EOF:
        leave(library, snugJPEGTruncated);
    default:
        decoder->errors.format_message(library, decoder->message);
        leave(library, snugJPEGDamaged);
    }
}

// Whether a warning is about something that does no harm to the picture.
static int isHarmless(const struct jpeg_error_mgr *errors) {
    // What some cameras pad the last bytes with. Codes that have gone astray leave more.
    const int mostPadding = 16;
    switch (errors->msg_code) {
    case JWRN_JFIF_MAJOR:
    case JWRN_ADOBE_XFORM:
    case JWRN_NOT_SEQUENTIAL:
        return 1;
    case JWRN_EXTRANEOUS_DATA:
        return errors->msg_parm.i[0] <= mostPadding && errors->msg_parm.i[1] == JPEG_EOI;
    default:
        return 0;
    }
}

// Warnings have level -1: the library would go on with grey or with what it makes of the rest.
static void takeMessage(j_common_ptr library, int level) {
    const Decoder *decoder = library->client_data;
    if (level < 0 && !isHarmless(&decoder->errors)) leaveWithLastMessage(library);
}

static void printNothing(j_common_ptr library) {
    (void)library;
}

// MARK: Data

static void ignore(j_decompress_ptr library) {
    (void)library;
}

// All data are there from the start.
static boolean fill(j_decompress_ptr library) {
    leave((j_common_ptr)library, snugJPEGTruncated);
}

static void skip(j_decompress_ptr library, long count) {
    if (count <= 0) return;
    if ((size_t)count > library->src->bytes_in_buffer) leave((j_common_ptr)library, snugJPEGTruncated);
    library->src->next_input_byte += count;
    library->src->bytes_in_buffer -= (size_t)count;
}

static void countScans(j_common_ptr library) {
    if (((j_decompress_ptr)library)->input_scan_number > snugJPEGMostScans) leaveDamaged(library, "too many scans");
}

// MARK: Decoding

static void connect(Decoder *decoder, const uint8_t *data, size_t count) {
    j_decompress_ptr library = &decoder->library;
    decoder->source = (struct jpeg_source_mgr){
        .next_input_byte = data,
        .bytes_in_buffer = count,
        .init_source = ignore,
        .fill_input_buffer = fill,
        .skip_input_data = skip,
        .resync_to_restart = jpeg_resync_to_restart,
        .term_source = ignore,
    };
    decoder->progress = (struct jpeg_progress_mgr){.progress_monitor = countScans};
    library->src = &decoder->source;
    library->progress = &decoder->progress;
    // Whatever the environment says.
    library->mem->max_memory_to_use = 0;
}

// Sets what the pixels depend on: the exact transform and smooth chroma, no guesses.
static void configure(j_decompress_ptr library) {
    library->out_color_space = JCS_EXT_RGBA;
    library->dct_method = JDCT_ISLOW;
    library->do_fancy_upsampling = TRUE;
    library->do_block_smoothing = FALSE;
}

// A component that no scan holds would come out grey. Its first scan gives it a table.
static void checkComponents(j_decompress_ptr library) {
    for (int index = 0; index < library->num_components; index++) {
        if (library->comp_info[index].quant_table == NULL) {
            leaveDamaged((j_common_ptr)library, "a colour component is missing");
        }
    }
}

static void decode(j_decompress_ptr library, uint32_t width, uint32_t height, uint8_t *pixels) {
    jpeg_read_header(library, TRUE);
    if (library->image_width != width || library->image_height != height) {
        leaveDamaged((j_common_ptr)library, "the size is stated twice");
    }
    configure(library);
    jpeg_start_decompress(library);
    checkComponents(library);
    const size_t rowSize = (size_t)width * 4;
    while (library->output_scanline < height) {
        JSAMPROW row = pixels + library->output_scanline * rowSize;
        jpeg_read_scanlines(library, &row, 1);
    }
    jpeg_finish_decompress(library);
}

// The jump back must not end where the decoder lives: there its values would be undefined.
static void
run(Decoder *decoder, const uint8_t *data, size_t count, uint32_t width, uint32_t height, uint8_t *pixels) {
    if (setjmp(decoder->exit) != 0) return;
    jpeg_create_decompress(&decoder->library);
    connect(decoder, data, count);
    decode(&decoder->library, width, height, pixels);
}

snugJPEGStatus snugJPEGDecode(
    const uint8_t *data, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char *message) {
    Decoder decoder = {.status = snugJPEGDone, .message = message};
    message[0] = 0;
    decoder.library.err = jpeg_std_error(&decoder.errors);
    decoder.library.client_data = &decoder;
    decoder.errors.error_exit = leaveWithLastMessage;
    decoder.errors.emit_message = takeMessage;
    decoder.errors.output_message = printNothing;
    run(&decoder, data, count, width, height, pixels);
    jpeg_destroy_decompress(&decoder.library);
    return decoder.status;
}
