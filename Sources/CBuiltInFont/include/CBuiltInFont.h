#pragma once

#include <stddef.h>

/// The first byte of the font file that the library carries in itself.
const char *snug_built_in_font_start(void);

/// How many bytes the font file has.
extern const size_t snug_built_in_font_size;
