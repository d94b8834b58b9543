#pragma once

// Empty on purpose: this module only carries the flags of pkg-config, for CJPEG to be compiled and linked with. The
// library reports errors by a function that must not return, which Swift cannot be.
