#pragma once

// Empty on purpose: this module only carries the flags of pkg-config, for CICU to be compiled and linked with. Foundation
// has headers of another ICU inside, and a compiler that loads both refuses their types of the same names.
