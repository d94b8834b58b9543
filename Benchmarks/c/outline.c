// The outline: the union of the line boxes, small steps merged outwards, corners rounded.
#include "caption.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    double y0, y1, x0, x1;
} Band;

typedef struct {
    double x, y, radius;
    int is_convex;
} Corner;

// The widest extent of all boxes over each strip between two edges; strips of equal extent become one.
static size_t make_bands(const Box *boxes, size_t count, Band *bands) {
    double *edges = resize(NULL, 2 * count, sizeof *edges);
    size_t top = 0, bottom = 0, edge_count = 0, band_count = 0;
    while (bottom < count) { // both lists of edges are sorted
        double y = top < count && boxes[top].y0 <= boxes[bottom].y1 ? boxes[top++].y0 : boxes[bottom++].y1;
        if (edge_count == 0 || edges[edge_count - 1] < y) edges[edge_count++] = y;
    }
    size_t first = 0;
    for (size_t e = 0; e + 1 < edge_count; e++) {
        Band band = {edges[e], edges[e + 1], INFINITY, -INFINITY};
        while (boxes[first].y1 <= band.y0) first++;
        for (size_t i = first; i < count && boxes[i].y0 < band.y1; i++) {
            band.x0 = fmin(band.x0, boxes[i].x0);
            band.x1 = fmax(band.x1, boxes[i].x1);
        }
        Band *last = band_count > 0 ? &bands[band_count - 1] : NULL;
        if (last && last->x0 == band.x0 && last->x1 == band.x1) {
            last->y1 = band.y1;
        } else {
            bands[band_count++] = band;
        }
    }
    free(edges);
    return band_count;
}

static double *side(Band *band, int right) {
    return right ? &band->x1 : &band->x0;
}

// Moves the inner edge of steps smaller than `snap` out to the outer one, the outermost edge first.
static void snap_side(Band *bands, size_t count, int right, double snap) {
    double sign = right ? 1 : -1;
    for (;;) {
        double best_x = -INFINITY, best_step = INFINITY;
        for (size_t i = 0; i + 1 < count; i++) {
            double a = sign * *side(&bands[i], right), b = sign * *side(&bands[i + 1], right);
            double outer = fmax(a, b), step = fabs(a - b);
            if (step == 0 || step >= snap) continue;
            if (outer > best_x || (outer == best_x && step < best_step)) {
                best_x = outer;
                best_step = step;
            }
        }
        if (best_step == INFINITY) return;
        for (size_t i = 0; i + 1 < count; i++) {
            double a = sign * *side(&bands[i], right), b = sign * *side(&bands[i + 1], right);
            if (fmax(a, b) != best_x || fabs(a - b) != best_step) continue;
            double inner = fmin(a, b); // the whole edge that holds it moves
            for (size_t k = a < b ? i : i + 1; k < count && sign * *side(&bands[k], right) == inner; k--) {
                *side(&bands[k], right) = sign * best_x;
            }
            for (size_t k = a < b ? i + 1 : i + 2; k < count && sign * *side(&bands[k], right) == inner; k++) {
                *side(&bands[k], right) = sign * best_x;
            }
        }
    }
}

// The corners, clockwise from the upper left.
static size_t make_corners(const Band *bands, size_t count, Corner *corners) {
    size_t n = 0;
    corners[n++] = (Corner){bands[0].x0, bands[0].y0, 0, 1};
    corners[n++] = (Corner){bands[0].x1, bands[0].y0, 0, 1};
    for (size_t i = 0; i + 1 < count; i++) { // down the right side
        double a = bands[i].x1, b = bands[i + 1].x1;
        if (a == b) continue;
        corners[n++] = (Corner){a, bands[i].y1, 0, a > b};
        corners[n++] = (Corner){b, bands[i].y1, 0, a < b};
    }
    corners[n++] = (Corner){bands[count - 1].x1, bands[count - 1].y1, 0, 1};
    corners[n++] = (Corner){bands[count - 1].x0, bands[count - 1].y1, 0, 1};
    for (size_t i = count - 1; i > 0; i--) { // up the left side
        double a = bands[i].x0, b = bands[i - 1].x0;
        if (a == b) continue;
        corners[n++] = (Corner){a, bands[i].y0, 0, a < b};
        corners[n++] = (Corner){b, bands[i].y0, 0, a > b};
    }
    return n;
}

// Where the two corners of an edge want more than its length, each gives up the same part of its radius.
static void set_radii(Corner *corners, size_t count, double outer, double inner) {
    double *factors = resize(NULL, count, sizeof *factors); // of the edge that starts at each corner
    for (size_t i = 0; i < count; i++) {
        const Corner *a = &corners[i], *b = &corners[(i + 1) % count];
        double wanted = (a->is_convex ? outer : inner) + (b->is_convex ? outer : inner);
        double length = fabs(a->x - b->x) + fabs(a->y - b->y);
        factors[i] = wanted > length ? length / wanted : 1;
    }
    for (size_t i = 0; i < count; i++) {
        double radius = corners[i].is_convex ? outer : inner;
        corners[i].radius = radius * fmin(factors[i], factors[(i + count - 1) % count]);
    }
    free(factors);
}

static void add_contour(cairo_t *cr, const Corner *corners, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const Corner *before = &corners[(i + count - 1) % count], *c = &corners[i], *after = &corners[(i + 1) % count];
        double ux = (before->x > c->x) - (before->x < c->x), uy = (before->y > c->y) - (before->y < c->y);
        double wx = (after->x > c->x) - (after->x < c->x), wy = (after->y > c->y) - (after->y < c->y);
        double x = c->x + c->radius * (ux + wx), y = c->y + c->radius * (uy + wy);
        double from = atan2(-wy, -wx), to = atan2(-uy, -ux);
        if (c->radius == 0) {
            cairo_line_to(cr, c->x, c->y);
        } else if (c->is_convex) {
            cairo_arc(cr, x, y, c->radius, from, to);
        } else {
            cairo_arc_negative(cr, x, y, c->radius, from, to);
        }
    }
    cairo_close_path(cr);
}

void add_outline(cairo_t *cr, const Box *boxes, size_t count, double radius, double em) {
    double lowest = INFINITY;
    for (size_t i = 0; i < count; i++) lowest = fmin(lowest, boxes[i].y1 - boxes[i].y0);
    double outer = fmin(radius, lowest / 2), inner = fmin(radius * 14 / 17, lowest / 2);
    double snap = fmin(fmax(0.8 * (outer + inner), 0.25 * em), 0.6 * em);

    Band *bands = resize(NULL, 2 * count, sizeof *bands);
    Corner *corners = resize(NULL, 8 * count, sizeof *corners);
    size_t band_count = make_bands(boxes, count, bands);
    for (size_t start = 0; start < band_count;) { // each stack without a gap is a contour
        size_t end = start;
        while (end < band_count && bands[end].x0 < bands[end].x1) end++;
        if (end > start) {
            snap_side(bands + start, end - start, 0, snap);
            snap_side(bands + start, end - start, 1, snap);
            size_t corner_count = make_corners(bands + start, end - start, corners);
            set_radii(corners, corner_count, outer, inner);
            cairo_new_sub_path(cr);
            add_contour(cr, corners, corner_count);
        }
        start = end + 1;
    }
    free(bands);
    free(corners);
}
