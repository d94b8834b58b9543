#pragma once

// ICU's functions are macros that add the library's version to their names, which Swift cannot call: each one that
// is needed has a function here. Enumerations and error codes pass as plain integers.

#include <stddef.h>
#include <stdint.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

// Library

static inline const char *snugICUErrorName(int32_t status) {
    return u_errorName((UErrorCode)status);
}

static inline void snugICUVersion(char text[U_MAX_VERSION_STRING_LENGTH]) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
}

static inline void snugICUUnicodeVersion(char text[U_MAX_VERSION_STRING_LENGTH]) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, text);
}

// 0 if the break rules of this name are among ICU's data, else the error.
static inline int32_t snugICUFindBreakRules(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    UDataMemory *data = udata_open(U_ICUDATA_NAME "-brkitr", "brk", name, &status);
    if (U_SUCCESS(status)) udata_close(data);
    return U_SUCCESS(status) ? 0 : (int32_t)status;
}

// Text

// The count of UTF-16 units, at most `length`, or -1 if the bytes are no UTF-8.
static inline int32_t snugICUConvert(const uint8_t *bytes, int32_t length, uint16_t *units) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    u_strFromUTF8((UChar *)units, length, &count, (const char *)bytes, length, &status);
    return U_SUCCESS(status) ? count : -1;
}

// Breaks

static inline UBreakIterator *snugICUOpenBreaks(UBreakIteratorType kind, const char *locale, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(kind, locale, NULL, 0, &status);
    *error = U_SUCCESS(status) ? 0 : (int32_t)status;
    return U_SUCCESS(status) ? breaks : NULL;
}

static inline void snugICUCloseBreaks(UBreakIterator *breaks) {
    ubrk_close(breaks);
}

static inline int32_t snugICUSetText(UBreakIterator *breaks, const uint16_t *units, int32_t count) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaks, (const UChar *)units, count, &status);
    return U_SUCCESS(status) ? 0 : (int32_t)status;
}

// Negative after the last one.
static inline int32_t snugICUNextBreak(UBreakIterator *breaks) {
    return ubrk_next(breaks);
}

// Properties

static inline int32_t snugICULineBreakClass(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
}

static inline int32_t snugICUJoiningType(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_JOINING_TYPE);
}

static inline int32_t snugICUBidiClass(uint32_t scalar) {
    return (int32_t)u_charDirection((UChar32)scalar);
}

static inline int32_t snugICUBracketType(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

static inline uint32_t snugICUPairedBracket(uint32_t scalar) {
    return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

static inline int snugICUIsLetterOrNumber(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

static inline int snugICUIsMark(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_M_MASK) != 0;
}

static inline int snugICUIsControl(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_CC_MASK) != 0;
}

static inline int snugICUIsFormat(uint32_t scalar) {
    return (U_GET_GC_MASK((UChar32)scalar) & U_GC_CF_MASK) != 0;
}

static inline int snugICUHas(uint32_t scalar, UProperty property) {
    return u_hasBinaryProperty((UChar32)scalar, property);
}

// Scripts

// Negative if ICU gives none.
static inline int32_t snugICUScript(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)scalar, &status);
    return U_SUCCESS(status) ? (int32_t)script : -1;
}

static inline const char *snugICUScriptCode(int32_t script) {
    return uscript_getShortName((UScriptCode)script);
}

// Negative if there is no script of this code.
static inline int32_t snugICUScriptOfCode(const char *code) {
    return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

static inline int snugICUUsedIn(uint32_t scalar, int32_t script) {
    return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

// Letter case

typedef enum { snugICUUpper, snugICULower, snugICUTitle } snugICUCase;

// Writes as much of the text in the other case as fits and gives its whole length, or -1 and the error. Title case
// leaves all but the first letter of each word as it is.
static inline int32_t snugICUMapCase(
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
