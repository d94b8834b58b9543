#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

// The header's numbers are ICU's.

#define SAME(ours, icu) _Static_assert((int)(ours) == (int)(icu), #ours " is not " #icu)

SAME(snugICUBreakCharacters, UBRK_CHARACTER);
SAME(snugICUBreakLines, UBRK_LINE);

SAME(snugICULineBreakAmbiguous, U_LB_AMBIGUOUS);
SAME(snugICULineBreakAlphabetic, U_LB_ALPHABETIC);
SAME(snugICULineBreakCombiningMark, U_LB_COMBINING_MARK);
SAME(snugICULineBreakIdeographic, U_LB_IDEOGRAPHIC);
SAME(snugICULineBreakNumeric, U_LB_NUMERIC);
SAME(snugICULineBreakComplexContext, U_LB_COMPLEX_CONTEXT);
SAME(snugICULineBreakH2, U_LB_H2);
SAME(snugICULineBreakH3, U_LB_H3);
SAME(snugICULineBreakJL, U_LB_JL);
SAME(snugICULineBreakJT, U_LB_JT);
SAME(snugICULineBreakJV, U_LB_JV);
SAME(snugICULineBreakConditionalJapaneseStarter, U_LB_CONDITIONAL_JAPANESE_STARTER);
SAME(snugICULineBreakHebrewLetter, U_LB_HEBREW_LETTER);
SAME(snugICULineBreakRegionalIndicator, U_LB_REGIONAL_INDICATOR);
SAME(snugICULineBreakEBase, U_LB_E_BASE);
SAME(snugICULineBreakEModifier, U_LB_E_MODIFIER);
SAME(snugICULineBreakZWJ, U_LB_ZWJ);

SAME(snugICUGraphemeOther, U_GCB_OTHER);
SAME(snugICUGraphemeExtend, U_GCB_EXTEND);
SAME(snugICUGraphemeLV, U_GCB_LV);
SAME(snugICUGraphemeLVT, U_GCB_LVT);
SAME(snugICUGraphemeSpacingMark, U_GCB_SPACING_MARK);

SAME(snugICUJoiningCausing, U_JT_JOIN_CAUSING);
SAME(snugICUJoiningDual, U_JT_DUAL_JOINING);
SAME(snugICUJoiningLeft, U_JT_LEFT_JOINING);
SAME(snugICUJoiningRight, U_JT_RIGHT_JOINING);

SAME(snugICUBracketOpen, U_BPT_OPEN);
SAME(snugICUBracketClose, U_BPT_CLOSE);

SAME(snugICUPropertyDefaultIgnorable, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
SAME(snugICUPropertyWhiteSpace, UCHAR_WHITE_SPACE);
SAME(snugICUPropertyEmoji, UCHAR_EMOJI);
SAME(snugICUPropertyEmojiPresentation, UCHAR_EMOJI_PRESENTATION);
SAME(snugICUPropertyEmojiModifier, UCHAR_EMOJI_MODIFIER);
SAME(snugICUPropertyRegionalIndicator, UCHAR_REGIONAL_INDICATOR);

SAME(snugICUVersionLength, U_MAX_VERSION_STRING_LENGTH);

// Library

const char *snugICUErrorName(int32_t status) {
    return u_errorName((UErrorCode)status);
}

void snugICUVersion(char text[snugICUVersionLength]) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
}

void snugICUUnicodeVersion(char text[snugICUVersionLength]) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, text);
}

int32_t snugICUFindBreakRules(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UDataMemory *data = udata_open(U_ICUDATA_NAME "-brkitr", "brk", name, &status);
    if (U_SUCCESS(status)) udata_close(data);
    return U_SUCCESS(status) ? 0 : (int32_t)status;
}

// Text

int32_t snugICUConvert(const uint8_t *bytes, int32_t length, uint16_t *units) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    u_strFromUTF8((UChar *)units, length, &count, (const char *)bytes, length, &status);
    return U_SUCCESS(status) ? count : -1;
}

// Breaks

snugICUBreaks *snugICUOpenBreaks(snugICUBreakKind kind, const char *locale, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open((UBreakIteratorType)kind, locale, NULL, 0, &status);
    *error = U_SUCCESS(status) ? 0 : (int32_t)status;
    return U_SUCCESS(status) ? (snugICUBreaks *)breaks : NULL;
}

void snugICUCloseBreaks(snugICUBreaks *breaks) {
    ubrk_close((UBreakIterator *)breaks);
}

int32_t snugICUSetText(snugICUBreaks *breaks, const uint16_t *units, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)breaks, (const UChar *)units, count, &status);
    return U_SUCCESS(status) ? 0 : (int32_t)status;
}

int32_t snugICUNextBreak(snugICUBreaks *breaks) {
    return ubrk_next((UBreakIterator *)breaks);
}

// Properties

snugICULineBreak snugICULineBreakClass(uint32_t scalar) {
    return (snugICULineBreak)u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
}

snugICUGrapheme snugICUGraphemeClass(uint32_t scalar) {
    return (snugICUGrapheme)u_getIntPropertyValue((UChar32)scalar, UCHAR_GRAPHEME_CLUSTER_BREAK);
}

int snugICUIsVirama(uint32_t scalar) {
    return u_getCombiningClass((UChar32)scalar) == 9;
}

snugICUJoining snugICUJoiningType(uint32_t scalar) {
    return (snugICUJoining)u_getIntPropertyValue((UChar32)scalar, UCHAR_JOINING_TYPE);
}

int32_t snugICUBidiClass(uint32_t scalar) {
    return (int32_t)u_charDirection((UChar32)scalar);
}

snugICUBracket snugICUBracketType(uint32_t scalar) {
    return (snugICUBracket)u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

uint32_t snugICUPairedBracket(uint32_t scalar) {
    return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int snugICUIsLetterOrNumber(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

int snugICUIsMark(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0;
}

int snugICUIsControl(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_CC_MASK) != 0;
}

int snugICUIsFormat(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_CF_MASK) != 0;
}

int snugICUHas(uint32_t scalar, snugICUProperty property) {
    return u_hasBinaryProperty((UChar32)scalar, (UProperty)property);
}

// Scripts

int32_t snugICUScript(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)scalar, &status);
    return U_SUCCESS(status) ? (int32_t)script : -1;
}

const char *snugICUScriptCode(int32_t script) {
    return uscript_getShortName((UScriptCode)script);
}

int32_t snugICUScriptOfCode(const char *code) {
    return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

int snugICUUsedIn(uint32_t scalar, int32_t script) {
    return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

// Letter case

int32_t snugICUMapCase(
    snugICUCase to, const char *locale, const char *bytes, int32_t length, char *result, int32_t capacity,
    int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UCaseMap *map = ucasemap_open(locale, to == snugICUTitle ? U_TITLECASE_NO_LOWERCASE : 0, &status);
    int32_t count = 0;
    switch (to) {
    case snugICUUpper: count = ucasemap_utf8ToUpper(map, result, capacity, bytes, length, &status); break;
    case snugICULower: count = ucasemap_utf8ToLower(map, result, capacity, bytes, length, &status); break;
    case snugICUTitle: count = ucasemap_utf8ToTitle(map, result, capacity, bytes, length, &status); break;
    }
    if (map) ucasemap_close(map);
    int enough = U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR;
    *error = enough ? 0 : (int32_t)status;
    return enough ? count : -1;
}
