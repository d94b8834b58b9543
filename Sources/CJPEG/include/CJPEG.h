#pragma once

// What is needed of libjpeg-turbo: a whole picture in one call, in which its errors begin and end.

#include <stddef.h>
#include <stdint.h>

typedef enum {
    snugJPEGDone = 0,
    // The data end before the picture does.
    snugJPEGTruncated = 1,
    // The data break a rule; the message says which.
    snugJPEGDamaged = 2,
    // The library was built without what the data need.
    snugJPEGUnsupported = 3,
    snugJPEGOutOfMemory = 4,
} snugJPEGStatus;

enum {
    // The bytes that a message takes at most, with the zero at its end.
    snugJPEGMessageSize = 200,
    // The scans that a picture may have. Real ones have about ten; each goes over the whole picture, and a few bytes are
    // enough to say that nothing changes in it.
    snugJPEGMostScans = 500,
};

// Decodes a picture of one or three components, whose size the caller knows from its header, to rows of red, green, blue
// and 255. `pixels` has room for width * height * 4 bytes, `message` for `snugJPEGMessageSize`; it holds words only where
// the data are damaged. The pixels mean nothing unless the picture is done.
snugJPEGStatus snugJPEGDecode(
    const uint8_t *data, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char *message);
