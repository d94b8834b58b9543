#include "CBuiltInFont.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../../fonts/Inter.var.ttf"
};

#pragma clang diagnostic pop

const size_t snug_built_in_font_size = sizeof(bytes);

const char *snug_built_in_font_start(void) {
    return (const char *)bytes;
}
