#pragma once

#include <stddef.h>

/// The bytes of the font file that the library carries in itself.
extern const unsigned char snug_built_in_font[];

/// How many bytes the font file has.
extern const size_t snug_built_in_font_size;
