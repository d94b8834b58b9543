// One caption, as `snug` draws it, by the same libraries in C: what the tool's time is held against.
//
//     one-line TEXT -o out.png --font-file FILE [--font-size N] [--weight N] [--padding "Y X"] [--radius N]
//              [--width N] [--size WxH] [--align left|center|right] [--color #RRGGBB[AA]] [--background …]
#include "caption.h"

#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include FT_OUTLINE_H

void require(int condition, const char *what) {
    if (condition) return;
    fprintf(stderr, "one-line: cannot have %s\n", what);
    exit(1);
}

void *resize(void *memory, size_t count, size_t size) {
    memory = realloc(memory, count * size + 1);
    require(memory != NULL, "memory");
    return memory;
}

static uint32_t parse_color(const char *text) {
    unsigned value = 0;
    size_t digits = strlen(text + 1);
    require(text[0] == '#' && (digits == 6 || digits == 8) && sscanf(text + 1, "%x", &value) == 1, text);
    return digits == 6 ? value << 8 | 255 : value;
}

static Alignment parse_alignment(const char *text) {
    if (!strcmp(text, "left")) return ALIGN_LEFT;
    if (!strcmp(text, "right")) return ALIGN_RIGHT;
    require(!strcmp(text, "center"), text);
    return ALIGN_CENTER;
}

static Options parse(int argc, char **argv) {
    static const struct option names[] = {
        {"output", 1, 0, 'o'},  {"font-file", 1, 0, 'f'},  {"font-size", 1, 0, 'z'}, {"weight", 1, 0, 'g'},
        {"padding", 1, 0, 'p'}, {"radius", 1, 0, 'r'}, {"width", 1, 0, 'w'},    {"size", 1, 0, 's'},
        {"align", 1, 0, 'a'},   {"color", 1, 0, 'c'}, {"background", 1, 0, 'b'}, {0},
    };
    Options o = {.font_size = 72, .weight = 600, .padding_y = 7.2, .padding_x = 25.2, .radius = 24.48,
                 .alignment = ALIGN_CENTER, .color = 0x000000ff, .background = 0xffffffff};
    for (int flag; (flag = getopt_long(argc, argv, "o:", names, NULL)) != -1;) {
        switch (flag) {
        case 'o': o.output = optarg; break;
        case 'f': o.font = optarg; break;
        case 'z': o.font_size = atof(optarg); break;
        case 'g': o.weight = atof(optarg); break;
        case 'p': require(sscanf(optarg, "%lf,%lf", &o.padding_y, &o.padding_x) == 2, optarg); break;
        case 'r': o.radius = atof(optarg); break;
        case 'w': o.width = atof(optarg); break;
        case 's': require(sscanf(optarg, "%dx%d", &o.canvas_w, &o.canvas_h) == 2, optarg); break;
        case 'a': o.alignment = parse_alignment(optarg); break;
        case 'c': o.color = parse_color(optarg); break;
        case 'b': o.background = parse_color(optarg); break;
        default: exit(2);
        }
    }
    require(optind == argc - 1 && o.font && o.output, "a text, a font and an output");
    o.text = argv[optind];
    return o;
}

// The lines on their canvas.
typedef struct {
    double scale; // from font units
    int width, height;
    Box *boxes;                  // padded, on whole units, empty lines left out
    size_t box_count;
    double *starts, *baselines;  // of each line
} Layout;

// Where an extent stands that is centred in a canvas: its middle is a whole or half unit.
static double centred(double extent, int canvas) {
    return round(canvas) / 2 - extent / 2;
}

static Layout lay_out(const Options *o, const Font *font, const Paragraph *p) {
    Layout l = {.scale = o->font_size / font->units_per_em};
    double line_height = 1.2 * o->font_size, widest = 0;
    for (size_t i = 0; i < p->line_count; i++) widest = fmax(widest, p->lines[i].width * l.scale);
    double block_w = widest + 2 * o->padding_x, block_h = line_height * (double)p->line_count + 2 * o->padding_y;
    l.width = o->canvas_w ? o->canvas_w : (int)ceil(block_w);
    l.height = o->canvas_h ? o->canvas_h : (int)ceil(block_h);
    double left = centred(block_w, l.width) + o->padding_x, top = centred(block_h, l.height) + o->padding_y;
    l.boxes = resize(NULL, p->line_count, sizeof *l.boxes);
    l.starts = resize(NULL, p->line_count, sizeof *l.starts);
    l.baselines = resize(NULL, p->line_count, sizeof *l.baselines);
    double rise = (line_height - (font->ascent + font->descent) * l.scale) / 2 + font->ascent * l.scale;
    for (size_t i = 0; i < p->line_count; i++) {
        double width = p->lines[i].width * l.scale, y = top + (double)i * line_height;
        double shift = o->alignment == ALIGN_LEFT ? 0 : o->alignment == ALIGN_CENTER ? 0.5 : 1;
        l.starts[i] = left + shift * (widest - width);
        l.baselines[i] = y + rise;
        if (width == 0) continue;
        const double slack = 1.0 / 64;
        l.boxes[l.box_count++] = (Box){
            floor(l.starts[i] - o->padding_x + slack), floor(y - o->padding_y + slack),
            ceil(l.starts[i] + width + o->padding_x - slack), ceil(y + line_height + o->padding_y - slack)};
    }
    return l;
}

// Makes a tight canvas larger where letters stand out of it.
static void grow(Layout *l, Font *font, const Paragraph *p) {
    Box ink = {0, 0, l->width, l->height};
    for (size_t i = 0; i < p->line_count; i++) {
        for (size_t k = 0; k < p->lines[i].count; k++) {
            const PlacedGlyph *g = &p->glyphs[p->lines[i].first + k];
            FT_BBox box;
            FT_Outline_Get_CBox(glyph_outline(font, g->glyph), &box);
            if (box.xMin == box.xMax) continue;
            double x = l->starts[i] + g->x * l->scale, y = l->baselines[i] + g->y * l->scale;
            ink.x0 = fmin(ink.x0, x + (double)box.xMin * l->scale);
            ink.x1 = fmax(ink.x1, x + (double)box.xMax * l->scale);
            ink.y0 = fmin(ink.y0, y - (double)box.yMax * l->scale);
            ink.y1 = fmax(ink.y1, y - (double)box.yMin * l->scale);
        }
    }
    double dx = ceil(-ink.x0), dy = ceil(-ink.y0);
    l->width = (int)ceil(ink.x1) + (int)dx;
    l->height = (int)ceil(ink.y1) + (int)dy;
    for (size_t i = 0; i < p->line_count; i++) {
        l->starts[i] += dx;
        l->baselines[i] += dy;
    }
    for (size_t i = 0; i < l->box_count; i++) {
        Box *b = &l->boxes[i];
        *b = (Box){b->x0 + dx, b->y0 + dy, b->x1 + dx, b->y1 + dy};
    }
}

// Where a glyph's points go.
typedef struct {
    cairo_t *cr;
    double x, y, scale;
} Pen;

#define X(point) (pen->x + (double)(point)->x * pen->scale)
#define Y(point) (pen->y - (double)(point)->y * pen->scale)

static int move_to(const FT_Vector *to, void *user) {
    const Pen *pen = user;
    cairo_close_path(pen->cr);
    cairo_move_to(pen->cr, X(to), Y(to));
    return 0;
}

static int line_to(const FT_Vector *to, void *user) {
    const Pen *pen = user;
    cairo_line_to(pen->cr, X(to), Y(to));
    return 0;
}

static int conic_to(const FT_Vector *control, const FT_Vector *to, void *user) {
    const Pen *pen = user;
    double x0, y0, cx = X(control), cy = Y(control), x = X(to), y = Y(to);
    cairo_get_current_point(pen->cr, &x0, &y0);
    cairo_curve_to(pen->cr, (x0 + 2 * cx) / 3, (y0 + 2 * cy) / 3, (x + 2 * cx) / 3, (y + 2 * cy) / 3, x, y);
    return 0;
}

static int cubic_to(const FT_Vector *a, const FT_Vector *b, const FT_Vector *to, void *user) {
    const Pen *pen = user;
    cairo_curve_to(pen->cr, X(a), Y(a), X(b), Y(b), X(to), Y(to));
    return 0;
}

static void set_color(cairo_t *cr, uint32_t c) {
    cairo_set_source_rgba(cr, (c >> 24) / 255.0, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void draw_text(cairo_t *cr, Font *font, const Paragraph *p, const Layout *l) {
    static const FT_Outline_Funcs pen_moves = {move_to, line_to, conic_to, cubic_to, 0, 0};
    for (size_t i = 0; i < p->line_count; i++) {
        for (size_t k = 0; k < p->lines[i].count; k++) {
            const PlacedGlyph *g = &p->glyphs[p->lines[i].first + k];
            Pen pen = {cr, l->starts[i] + g->x * l->scale, l->baselines[i] + g->y * l->scale, l->scale};
            FT_Outline_Decompose(glyph_outline(font, g->glyph), &pen_moves, &pen);
            cairo_fill(cr);
        }
    }
}

int main(int argc, char **argv) {
    Options o = parse(argc, argv);
    Font font = open_font(o.font, o.weight);
    double total = o.width ? o.width : o.canvas_w;
    double room = total ? (total - 2 * o.padding_x) * font.units_per_em / o.font_size : 0;
    Paragraph paragraph = wrap(&font, o.text, room);
    Layout layout = lay_out(&o, &font, &paragraph);
    if (!o.canvas_w) grow(&layout, &font, &paragraph);

    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, layout.width, layout.height);
    cairo_t *cr = cairo_create(surface);
    cairo_set_tolerance(cr, 0.05);
    set_color(cr, o.background);
    add_outline(cr, layout.boxes, layout.box_count, o.radius, o.font_size);
    cairo_fill(cr);
    set_color(cr, o.color);
    draw_text(cr, &font, &paragraph, &layout);
    require(cairo_status(cr) == CAIRO_STATUS_SUCCESS, cairo_status_to_string(cairo_status(cr)));
    write_png(surface, o.output);
    return 0; // what is left goes with the process
}
