#pragma once

#include <fribidi.h>

// Gives the version of the library that is loaded, which need not be that of the header.
static inline const char *snugFriBidiVersion(void) {
    return fribidi_version_info;
}
