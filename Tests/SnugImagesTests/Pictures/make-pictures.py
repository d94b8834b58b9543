#!/usr/bin/env python3
"""Draws the pictures of this folder: the same colours in every kind of JPEG file.

Needs Pillow, and cjpeg and jpegtran of libjpeg-turbo. Usage: make-pictures.py [folder]
"""

import io
import pathlib
import subprocess
import sys

from PIL import Image

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)

# No side is a multiple of a block's, and no half of one is whole.
width, height = 37, 23


def colour(x, y):
    """Red grows to the right, green downwards; blue falls with both."""
    red, green = 40 + 5 * x, 30 + 8 * y
    return red, green, 255 - (red + green) // 2


def luminance(x, y):
    return 20 + 4 * x + 3 * y


picture = Image.new("RGB", (width, height))
picture.putdata([colour(x, y) for y in range(height) for x in range(width)])
grey = Image.new("L", (width, height))
grey.putdata([luminance(x, y) for y in range(height) for x in range(width)])


def pillow(name, image=picture, **options):
    image.save(folder / f"{name}.jpg", quality=95, **options)


def cjpeg(name, *options, image=picture):
    pixels = io.BytesIO()
    image.save(pixels, "PPM")
    command = ["cjpeg", "-quality", "95", *options]
    (folder / f"{name}.jpg").write_bytes(subprocess.run(command, input=pixels.getvalue(), capture_output=True, check=True).stdout)


pillow("baseline-444", subsampling="4:4:4")
pillow("baseline-422", subsampling="4:2:2")
pillow("baseline-420", subsampling="4:2:0", optimize=True)
pillow("progressive-420", subsampling="4:2:0", progressive=True)
pillow("restarts", subsampling="4:2:0", restart_marker_blocks=1)
pillow("restarts-progressive", subsampling="4:4:4", progressive=True, restart_marker_rows=1)
pillow("rgb", subsampling="4:4:4", keep_rgb=True)
pillow("grey", grey)
pillow("grey-progressive", grey, progressive=True)
pillow("cmyk", picture.convert("CMYK"))
cjpeg("baseline-440", "-sample", "1x2")
cjpeg("baseline-411", "-sample", "4x1")
cjpeg("baseline-410", "-sample", "4x2")
# Chroma finer than luma in one direction.
cjpeg("baseline-odd", "-sample", "1x2,2x1,1x1")
cjpeg("arithmetic", "-arithmetic", "-sample", "2x2")
cjpeg("arithmetic-progressive", "-arithmetic", "-progressive", "-sample", "2x2")

scans = folder / "scans.txt"
scans.write_text("0;\n1;\n2;\n")
cjpeg("three-scans", "-scans", str(scans), "-sample", "2x2")
scans.unlink()
