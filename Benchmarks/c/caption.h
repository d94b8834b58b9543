// A caption in C: what the stages hand to one another. Layout units are pixels, y points down.
#pragma once

#include <cairo.h>
#include <ft2build.h>
#include <hb.h>
#include <stddef.h>
#include <stdint.h>
#include FT_FREETYPE_H
#include FT_GLYPH_H

typedef struct {
    double x0, y0, x1, y1;
} Box;

typedef enum { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT } Alignment;

typedef struct {
    const char *text, *font, *output;
    double font_size, weight, padding_y, padding_x, radius;
    double width;         // of the padded lines; 0 where lines end only where the text says so
    int canvas_w, canvas_h; // 0 for a tight canvas
    Alignment alignment;
    uint32_t color, background; // RRGGBBAA
} Options;

// A font at one weight, in its own units.
typedef struct {
    FT_Library library;
    FT_Face face;
    hb_font_t *font;
    FT_Glyph *outlines; // by glyph index, filled when first needed
    double ascent, descent, units_per_em;
} Font;

typedef struct {
    uint32_t glyph;
    double x, y; // from the start of the line's baseline, in font units
} PlacedGlyph;

typedef struct {
    size_t first, count; // of the paragraph's glyphs
    double width;        // advances without trailing space, in font units
} Line;

typedef struct {
    PlacedGlyph *glyphs;
    Line *lines;
    size_t glyph_count, line_count;
} Paragraph;

// Ends the program with a message unless the condition holds.
void require(int condition, const char *what);
// More or less memory, or the end of the program.
void *resize(void *memory, size_t count, size_t size);

Font open_font(const char *path, double weight);
FT_Outline *glyph_outline(Font *font, uint32_t glyph);

// Shapes UTF-8 text once and cuts it into lines, greedily where there is a room (in font units) above 0.
Paragraph wrap(Font *font, const char *text, double room);

// Adds the rounded outline of line boxes, sorted from top to bottom, to the path.
void add_outline(cairo_t *cr, const Box *boxes, size_t count, double radius, double em);

// Writes an ARGB32 surface as RGBA with straight alpha.
void write_png(cairo_surface_t *surface, const char *path);
