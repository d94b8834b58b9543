// The font: one file in memory for FreeType and HarfBuzz, both at the same weight.
#include "caption.h"

#include <fcntl.h>
#include <hb-ot.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include FT_MULTIPLE_MASTERS_H

static void set_weight(Font *font, double weight) {
    FT_MM_Var *axes;
    require(!FT_Get_MM_Var(font->face, &axes), "variation axes");
    FT_Fixed coordinates[16];
    require(axes->num_axis <= 16, "at most 16 axes");
    for (FT_UInt i = 0; i < axes->num_axis; i++) {
        int is_weight = axes->axis[i].tag == FT_MAKE_TAG('w', 'g', 'h', 't');
        coordinates[i] = is_weight ? (FT_Fixed)(weight * 65536) : axes->axis[i].def;
    }
    require(!FT_Set_Var_Design_Coordinates(font->face, axes->num_axis, coordinates), "the weight");
    FT_Done_MM_Var(font->library, axes);
    hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), (float)weight};
    hb_font_set_variations(font->font, &variation, 1);
}

Font open_font(const char *path, double weight) {
    Font font = {0};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    require(file >= 0 && !fstat(file, &status), path);
    size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    require(bytes != MAP_FAILED, path);
    close(file);

    require(!FT_Init_FreeType(&font.library), "FreeType");
    require(!FT_New_Memory_Face(font.library, bytes, (FT_Long)size, 0, &font.face), "a font");
    hb_blob_t *blob = hb_blob_create(bytes, (unsigned)size, HB_MEMORY_MODE_READONLY, NULL, NULL);
    hb_face_t *face = hb_face_create(blob, 0);
    font.font = hb_font_create(face); // at a scale of its units per em, unhinted
    hb_blob_destroy(blob);
    hb_face_destroy(face);
    set_weight(&font, weight);

    hb_font_extents_t extents;
    require(hb_font_get_h_extents(font.font, &extents), "line metrics");
    font.ascent = extents.ascender;
    font.descent = -extents.descender;
    font.units_per_em = font.face->units_per_EM;
    font.outlines = calloc((size_t)font.face->num_glyphs, sizeof *font.outlines);
    require(font.outlines != NULL, "memory");
    return font;
}

FT_Outline *glyph_outline(Font *font, uint32_t glyph) {
    FT_Glyph *outline = &font->outlines[glyph];
    if (!*outline) {
        require(!FT_Load_Glyph(font->face, glyph, FT_LOAD_NO_SCALE), "a glyph");
        require(font->face->glyph->format == FT_GLYPH_FORMAT_OUTLINE, "an outline");
        require(!FT_Get_Glyph(font->face->glyph, outline), "memory");
    }
    return &((FT_OutlineGlyph)*outline)->outline;
}
