// Text to lines: shape a hard line once, then cut it where ICU allows.
#include "caption.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

typedef struct {
    Font *font;
    const UChar *text; // one hard line
    int length;
    double room;
    Paragraph *paragraph;
} HardLine;

static int is_space(UChar c) {
    return c == ' ' || c == '\t';
}

static hb_buffer_t *shape(const HardLine *hard, int start, int end) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf16(buffer, hard->text, hard->length, (unsigned)start, end - start);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(hard->font->font, buffer, NULL, 0);
    return buffer;
}

// Appends the glyphs of [start, end), taken from the buffer, as a line.
static void append_line(const HardLine *hard, hb_buffer_t *buffer, unsigned *next, int end) {
    Paragraph *p = hard->paragraph;
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    p->lines = resize(p->lines, p->line_count + 1, sizeof *p->lines);
    p->glyphs = resize(p->glyphs, p->glyph_count + count - *next, sizeof *p->glyphs);
    Line line = {p->glyph_count, 0, 0};
    double pen = 0;
    for (; *next < count && infos[*next].cluster < (unsigned)end; ++*next) {
        unsigned i = *next;
        int space = is_space(hard->text[infos[i].cluster]);
        if (!space) {
            p->glyphs[p->glyph_count++] =
                (PlacedGlyph){infos[i].codepoint, pen + positions[i].x_offset, -positions[i].y_offset};
        }
        pen += positions[i].x_advance;
        if (!space) line.width = pen;
    }
    line.count = p->glyph_count - line.first;
    p->lines[p->line_count++] = line;
}

// Appends [start, end) shaped on its own: a glyph at its ends would look different in the whole.
static void append_reshaped(const HardLine *hard, int start, int end) {
    hb_buffer_t *buffer = shape(hard, start, end);
    unsigned next = 0;
    append_line(hard, buffer, &next, end);
    hb_buffer_destroy(buffer);
}

// The first glyph from `next` on that belongs to `offset` or what follows.
static unsigned glyph_at(const hb_glyph_info_t *infos, unsigned count, unsigned next, int offset) {
    while (next < count && infos[next].cluster < (unsigned)offset) next++;
    return next;
}

static int is_unsafe(const hb_glyph_info_t *infos, unsigned count, unsigned glyph) {
    return glyph < count && (hb_glyph_info_get_glyph_flags(&infos[glyph]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
}

// The last opportunity whose line, without trailing space, fits; at least the first one after the start.
static int fitting_break(
    const HardLine *hard, UBreakIterator *breaks, hb_buffer_t *buffer, unsigned glyph, int start) {
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    double pen = 0, width = 0;
    int best = start;
    for (int stop = ubrk_following(breaks, start); stop != UBRK_DONE; stop = ubrk_next(breaks)) {
        for (; glyph < count && infos[glyph].cluster < (unsigned)stop; glyph++) {
            pen += positions[glyph].x_advance;
            if (!is_space(hard->text[infos[glyph].cluster])) width = pen;
        }
        if (width > hard->room && best > start) break;
        best = stop;
        if (width > hard->room) break;
    }
    return best;
}

static void wrap_hard_line(const HardLine *hard, UBreakIterator *breaks) {
    hb_buffer_t *buffer = shape(hard, 0, hard->length);
    unsigned count, next = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    if (!breaks || hard->length == 0) {
        append_line(hard, buffer, &next, hard->length);
    } else {
        UErrorCode error = U_ZERO_ERROR;
        ubrk_setText(breaks, hard->text, hard->length, &error);
        require(U_SUCCESS(error), "text for the line breaker");
        for (int start = 0; start < hard->length;) {
            int end = fitting_break(hard, breaks, buffer, next, start);
            unsigned after = glyph_at(infos, count, next, end);
            if ((start > 0 && is_unsafe(infos, count, next)) || is_unsafe(infos, count, after)) {
                append_reshaped(hard, start, end);
            } else {
                append_line(hard, buffer, &next, end);
            }
            next = after;
            start = end;
        }
    }
    hb_buffer_destroy(buffer);
}

Paragraph wrap(Font *font, const char *text, double room) {
    UErrorCode error = U_ZERO_ERROR;
    int length, bytes = (int)strlen(text);
    UChar *units = resize(NULL, (size_t)bytes + 1, sizeof *units);
    u_strFromUTF8(units, bytes + 1, &length, text, bytes, &error);
    require(U_SUCCESS(error), "text in UTF-8");
    UBreakIterator *breaks = NULL;
    if (room > 0) {
        breaks = ubrk_open(UBRK_LINE, "", NULL, 0, &error);
        require(U_SUCCESS(error), "a line breaker");
    }

    Paragraph paragraph = {0};
    for (int start = 0; start <= length;) {
        const UChar *newline = u_memchr(units + start, '\n', length - start);
        int end = newline ? (int)(newline - units) : length;
        HardLine hard = {font, units + start, end - start, room, &paragraph};
        wrap_hard_line(&hard, breaks);
        start = end + 1;
    }
    if (breaks) ubrk_close(breaks);
    free(units);
    return paragraph;
}
