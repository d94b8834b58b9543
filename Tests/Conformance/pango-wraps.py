#!/usr/bin/python3
"""Wraps a text at several widths with Pango.

Reads {"text", "language", "families", "size", "widths"} from standard input and writes {"version", "width", "lines"}:
the width without wraps, and for each width the texts of the lines. Sizes and widths are pixels; glyphs keep their
unhinted advances. Every character must have a glyph in one of the families.
"""

import json
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoFT2", "1.0")
from gi.repository import Pango, PangoFT2


def make_layout(task):
    font_map = PangoFT2.FontMap.new()
    font_map.set_resolution(72, 72)
    context = Pango.FontMap.create_context(font_map)
    context.set_round_glyph_positions(False)
    context.set_language(Pango.Language.from_string(task["language"]))
    font = Pango.FontDescription()
    font.set_family(",".join(task["families"]))
    font.set_absolute_size(task["size"] * Pango.SCALE)
    layout = Pango.Layout.new(context)
    layout.set_font_description(font)
    layout.set_wrap(Pango.WrapMode.WORD)
    layout.set_text(task["text"], -1)
    return layout


def check_fonts(layout, families):
    if layout.get_unknown_glyphs_count():
        sys.exit(f"{families} do not have {layout.get_unknown_glyphs_count()} characters")
    for line in layout.get_lines_readonly():
        for run in line.runs:
            found = run.item.analysis.font.describe().get_family()
            if found not in families:
                sys.exit(f"Pango uses {found} instead of {families}")


def lines(layout, text, width):
    layout.set_width(round(width * Pango.SCALE))
    ranges = ((line.start_index, line.length) for line in layout.get_lines_readonly())
    return [text[start : start + length].decode() for start, length in ranges]


def main():
    task = json.load(sys.stdin)
    layout = make_layout(task)
    check_fonts(layout, task["families"])
    text = task["text"].encode()
    result = {
        "version": Pango.version_string(),
        "width": layout.get_size().width / Pango.SCALE,
        "lines": [lines(layout, text, width) for width in task["widths"]],
    }
    json.dump(result, sys.stdout)


main()
