#include "CBuiltInFont.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char snug_built_in_font[] = {
#embed "../../fonts/Inter.var.ttf"
};

#pragma clang diagnostic pop

const size_t snug_built_in_font_size = sizeof(snug_built_in_font);
