#pragma once

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

// PCRE2's names are macros that append the width of code units, which Swift does not see.

static inline pcre2_code *snugPCRE2Compile(
    const uint8_t *pattern, size_t length, uint32_t options, pcre2_compile_context *context, int *error, size_t *offset) {
    return pcre2_compile(pattern, length, options, error, offset, context);
}

static inline void snugPCRE2FreeCode(pcre2_code *code) {
    pcre2_code_free(code);
}

static inline pcre2_compile_context *snugPCRE2CompileContext(void) {
    return pcre2_compile_context_create(NULL);
}

static inline void snugPCRE2SetNewlines(pcre2_compile_context *context) {
    pcre2_set_newline(context, PCRE2_NEWLINE_ANY);
    pcre2_set_bsr(context, PCRE2_BSR_UNICODE);
}

static inline void snugPCRE2FreeCompileContext(pcre2_compile_context *context) {
    pcre2_compile_context_free(context);
}

static inline pcre2_match_context *snugPCRE2MatchContext(void) {
    return pcre2_match_context_create(NULL);
}

static inline void snugPCRE2FreeMatchContext(pcre2_match_context *context) {
    pcre2_match_context_free(context);
}

// Limits the steps from one starting position on, the depth of backtracking, and its memory in KiB.
static inline void snugPCRE2SetLimits(pcre2_match_context *context, uint32_t steps, uint32_t kibibytes) {
    pcre2_set_match_limit(context, steps);
    pcre2_set_depth_limit(context, steps);
    pcre2_set_heap_limit(context, kibibytes);
}

static inline void snugPCRE2SetCallout(
    pcre2_match_context *context, int (*callout)(pcre2_callout_block *, void *), void *data) {
    pcre2_set_callout(context, callout, data);
}

static inline pcre2_match_data *snugPCRE2MatchData(const pcre2_code *code) {
    return pcre2_match_data_create_from_pattern(code, NULL);
}

static inline void snugPCRE2FreeMatchData(pcre2_match_data *data) {
    pcre2_match_data_free(data);
}

static inline int snugPCRE2Match(
    const pcre2_code *code, const uint8_t *text, size_t length, size_t start, uint32_t options, pcre2_match_data *data,
    pcre2_match_context *context) {
    return pcre2_match(code, text, length, start, options, data, context);
}

// Where the last match starts and ends; they are unset (-1) before one.
static inline size_t snugPCRE2MatchStart(pcre2_match_data *data) {
    return pcre2_get_ovector_pointer(data)[0];
}

static inline size_t snugPCRE2MatchEnd(pcre2_match_data *data) {
    return pcre2_get_ovector_pointer(data)[1];
}

// The highest group that the pattern refers back to, and the size of what backtracking saves for one step.
static inline uint32_t snugPCRE2HighestReference(const pcre2_code *code) {
    uint32_t number = 0;
    pcre2_pattern_info(code, PCRE2_INFO_BACKREFMAX, &number);
    return number;
}

static inline size_t snugPCRE2FrameSize(const pcre2_code *code) {
    size_t size = 0;
    pcre2_pattern_info(code, PCRE2_INFO_FRAMESIZE, &size);
    return size;
}

static inline int snugPCRE2ErrorText(int error, uint8_t *text, size_t capacity) {
    return pcre2_get_error_message(error, text, capacity);
}

// Callouts count the steps, which PCRE2 itself counts anew from every starting position. Without them and without the
// search for promising starts, which may read the whole rest of the text for each match, the time would have no bound.
static inline uint32_t snugPCRE2CompileOptions(void) {
    return PCRE2_UTF | PCRE2_UCP | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C | PCRE2_AUTO_CALLOUT
        | PCRE2_NO_START_OPTIMIZE;
}

static inline uint32_t snugPCRE2MatchOptions(void) {
    return PCRE2_NO_UTF_CHECK | PCRE2_NOTEMPTY | PCRE2_NO_JIT;
}
