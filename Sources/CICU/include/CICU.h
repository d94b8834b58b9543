#pragma once

// What is needed of ICU, in types of its own: no header of ICU may be seen from here (see CICULibrary). ICU's functions
// are macros that add the library's version to their names, which Swift could not call anyway. Enumerations have ICU's
// values; error codes pass as plain integers.

#include <stddef.h>
#include <stdint.h>

// Break iterators.
typedef enum {
    snugICUBreakCharacters = 0,
    snugICUBreakLines = 2,
} snugICUBreakKind;

// Classes of UAX #14: those that are asked for.
typedef enum {
    snugICULineBreakAmbiguous = 1,
    snugICULineBreakAlphabetic = 2,
    snugICULineBreakCombiningMark = 9,
    snugICULineBreakIdeographic = 14,
    snugICULineBreakNumeric = 19,
    snugICULineBreakComplexContext = 24,
    snugICULineBreakH2 = 31,
    snugICULineBreakH3 = 32,
    snugICULineBreakJL = 33,
    snugICULineBreakJT = 34,
    snugICULineBreakJV = 35,
    snugICULineBreakConditionalJapaneseStarter = 37,
    snugICULineBreakHebrewLetter = 38,
    snugICULineBreakRegionalIndicator = 39,
    snugICULineBreakEBase = 40,
    snugICULineBreakEModifier = 41,
    snugICULineBreakZWJ = 42,
} snugICULineBreak;

// Classes of UAX #29.
typedef enum {
    snugICUGraphemeOther = 0,
    snugICUGraphemeExtend = 3,
    snugICUGraphemeLV = 6,
    snugICUGraphemeLVT = 7,
    snugICUGraphemeSpacingMark = 10,
} snugICUGrapheme;

// Joining types.
typedef enum {
    snugICUJoiningCausing = 1,
    snugICUJoiningDual = 2,
    snugICUJoiningLeft = 3,
    snugICUJoiningRight = 4,
} snugICUJoining;

// Types of brackets (UAX #9).
typedef enum {
    snugICUBracketOpen = 1,
    snugICUBracketClose = 2,
} snugICUBracket;

// Binary properties.
typedef enum {
    snugICUPropertyDefaultIgnorable = 5,
    snugICUPropertyWhiteSpace = 31,
    snugICUPropertyEmoji = 57,
    snugICUPropertyEmojiPresentation = 58,
    snugICUPropertyEmojiModifier = 59,
    snugICUPropertyRegionalIndicator = 62,
} snugICUProperty;

// Library

enum { snugICUVersionLength = 20 };

const char *snugICUErrorName(int32_t status);
void snugICUVersion(char text[snugICUVersionLength]);
void snugICUUnicodeVersion(char text[snugICUVersionLength]);
// 0 if the break rules of this name are among ICU's data, else the error.
int32_t snugICUFindBreakRules(const char *name);

// Text

// The count of UTF-16 units, at most `length`, or -1 if the bytes are no UTF-8.
int32_t snugICUConvert(const uint8_t *bytes, int32_t length, uint16_t *units);

// Breaks

typedef struct snugICUBreaks snugICUBreaks;

snugICUBreaks *snugICUOpenBreaks(snugICUBreakKind kind, const char *locale, int32_t *error);
void snugICUCloseBreaks(snugICUBreaks *breaks);
int32_t snugICUSetText(snugICUBreaks *breaks, const uint16_t *units, int32_t count);
// Negative after the last one.
int32_t snugICUNextBreak(snugICUBreaks *breaks);

// Properties

snugICULineBreak snugICULineBreakClass(uint32_t scalar);
snugICUGrapheme snugICUGraphemeClass(uint32_t scalar);
int snugICUIsVirama(uint32_t scalar);
snugICUJoining snugICUJoiningType(uint32_t scalar);
int32_t snugICUBidiClass(uint32_t scalar);
snugICUBracket snugICUBracketType(uint32_t scalar);
uint32_t snugICUPairedBracket(uint32_t scalar);
int snugICUIsLetterOrNumber(uint32_t scalar);
int snugICUIsMark(uint32_t scalar);
int snugICUIsControl(uint32_t scalar);
int snugICUIsFormat(uint32_t scalar);
int snugICUHas(uint32_t scalar, snugICUProperty property);

// Scripts

// Negative if ICU gives none.
int32_t snugICUScript(uint32_t scalar);
const char *snugICUScriptCode(int32_t script);
// Negative if there is no script of this code.
int32_t snugICUScriptOfCode(const char *code);
int snugICUUsedIn(uint32_t scalar, int32_t script);

// Letter case

typedef enum { snugICUUpper, snugICULower, snugICUTitle } snugICUCase;

// Writes as much of the text in the other case as fits and gives its whole length, or -1 and the error. Title case
// leaves all but the first letter of each word as it is.
int32_t snugICUMapCase(
    snugICUCase to, const char *locale, const char *bytes, int32_t length, char *result, int32_t capacity,
    int32_t *error);
