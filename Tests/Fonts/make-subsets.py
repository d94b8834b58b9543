#!/usr/bin/env python3
"""Makes the fonts of this folder from the fonts of three Debian packages.

    python3 Tests/Fonts/make-subsets.py [--packages FOLDER] [--output FOLDER]

Everything that is fetched or installed goes into a temporary folder: the packages with `apt-get download`,
fontTools (one fixed version) into a virtual environment. With --packages the .deb files already in FOLDER are
used instead. Same packages, same script: same bytes. Writes the fonts, manifest.json and the table in README.md.
"""

import argparse
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import typing

FONTTOOLS = "4.68.0"
HERE = pathlib.Path(__file__).resolve().parent

PACKAGES = {
    "fonts-noto-core": "20201225-1",
    "fonts-noto-cjk": "1:20220127+repack1-1",
    "fonts-noto-color-emoji": "2.042-0+deb12u1",
}

TRUETYPE = "usr/share/fonts/truetype/noto/"
CJK = "usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

# What a font of any script should hold if its original does: spaces, ASCII, marks of direction and joining,
# dashes, quotes, the ellipsis, the dotted circle that stands under a lone mark.
COMMON = (
    "U+0020-007E U+00A0 U+00AB U+00BB U+034F U+2000-2015 U+2018-201E U+2026 U+202A-202E U+2060-206F U+25CC U+FE0E-FE0F"
)
# Drawn differently for Japanese and Chinese, some for Korean too: choosing the wrong language shows.
REGIONAL = "直骨角刃海今令"
# Common characters, so that a test can have words of its own.
KANJI = (
    "一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森人水正生青夕石赤千川先"
    "早草足村大男竹中虫町天田土二日入年白八百文木本名目立力林六"
)
HANZI = (
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道"
    "行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日者意无"
    "力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体美相见被"
)
SYLLABLES = "가나다라마바사아자차카타파하안녕하세요감사합니다대한민국서울세계자막제목글자줄바꿈韓國"

EMOJI = "😀😂🙂👍🎉🔥🚀✨❤👩👨👧💻🏽🇯🇵1\u20e3\ufe0f\u200d "
VARIATION_SELECTORS = {0xFE0E, 0xFE0F, 0xE0100}


class Face(typing.NamedTuple):
    file: str
    package: str
    original: str
    number: int
    family: str
    script: str  # ISO 15924
    language: str  # BCP 47
    text: str  # name of the file in texts/ that it must be able to draw
    ranges: str  # code points wanted where the original has them
    further: str  # text that it must be able to draw as well


FACES = [
    Face("NotoSansCJKjp-Subset.otf", "fonts-noto-cjk", CJK, 0, "Noto Sans CJK JP", "Jpan", "ja", "ja",
         f"{COMMON} U+00B7 U+2025 U+3000-30FF U+FF01-FF9F",
         "あのイーハトーヴォのすきとおった風、夏でも底に冷たさをもつ青いそら、葛\U000e0100" + KANJI + REGIONAL),
    Face("NotoSansCJKkr-Subset.otf", "fonts-noto-cjk", CJK, 1, "Noto Sans CJK KR", "Kore", "ko", "ko",
         f"{COMMON} U+1100-1112 U+1161-1175 U+11A8-11C2 U+3000-303F U+3131-3163", SYLLABLES + REGIONAL),
    Face("NotoSansCJKsc-Subset.otf", "fonts-noto-cjk", CJK, 2, "Noto Sans CJK SC", "Hans", "zh-Hans", "zh-Hans",
         f"{COMMON} U+00B7 U+2025 U+3000-303F U+FF01-FF60",
         "这是一个测试，内容很长。后面还有（括号）。，。、；：？！）》】」』（《【「『" + HANZI + REGIONAL),
    Face("NotoSansArabic-Subset.ttf", "fonts-noto-core", TRUETYPE + "NotoSansArabic-Regular.ttf", 0,
         "Noto Sans Arabic", "Arab", "ar", "ar", f"{COMMON} U+0600-06FF",
         "هذا نص عربي طويل يمتد على أكثر من سطر واحد."),
    Face("NotoNastaliqUrdu-Subset.ttf", "fonts-noto-core", TRUETYPE + "NotoNastaliqUrdu-Regular.ttf", 0,
         "Noto Nastaliq Urdu", "Aran", "ur", "ur", COMMON, ""),
    Face("NotoSansHebrew-Subset.ttf", "fonts-noto-core", TRUETYPE + "NotoSansHebrew-Regular.ttf", 0,
         "Noto Sans Hebrew", "Hebr", "he", "he", f"{COMMON} U+0590-05FF U+20AA U+FB1D-FB4F", ""),
    Face("NotoSansDevanagari-Subset.ttf", "fonts-noto-core", TRUETYPE + "NotoSansDevanagari-Regular.ttf", 0,
         "Noto Sans Devanagari", "Deva", "hi", "hi", f"{COMMON} U+0900-097F U+20B9", ""),
    Face("NotoSansThai-Subset.ttf", "fonts-noto-core", TRUETYPE + "NotoSansThai-Regular.ttf", 0,
         "Noto Sans Thai", "Thai", "th", "th", f"{COMMON} U+0E00-0E7F", ""),
    # Of ASCII only the digit of the keycap: each digit brings its keycap's picture.
    Face("NotoColorEmoji-Subset.ttf", "fonts-noto-color-emoji", TRUETYPE + "NotoColorEmoji.ttf", 0,
         "Noto Color Emoji", "Zsye", "und", "emoji", "", EMOJI),
]

# The fonts in the packages, by path: the sha256 that each must have.
ORIGINALS = {
    CJK: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
    TRUETYPE + "NotoSansArabic-Regular.ttf": "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
    TRUETYPE + "NotoNastaliqUrdu-Regular.ttf": "fe24c4a05b19482beac11e4b90a0f6754214f1cb5e925cf9e86b48283ac37522",
    TRUETYPE + "NotoSansHebrew-Regular.ttf": "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7",
    TRUETYPE + "NotoSansDevanagari-Regular.ttf": "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f",
    TRUETYPE + "NotoSansThai-Regular.ttf": "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93",
    TRUETYPE + "NotoColorEmoji.ttf": "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
}

COLLECTION = ("NotoSansHebrewThai.ttc", ["NotoSansHebrew-Subset.ttf", "NotoSansThai-Subset.ttf"])
TRUNCATED = ("truncated.ttf", "NotoSansThai-Subset.ttf")
NOT_A_FONT = ("not-a-font.ttf", "This file is text; only its name says that it is a font.\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--packages", type=pathlib.Path, help="folder with the .deb files, instead of fetching them")
    arguments.add_argument("--output", type=pathlib.Path, default=HERE, help="where to write; default: this folder")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="subsets-") as folder:
        work = pathlib.Path(folder)
        if not has_fonttools():
            return run_again_in_environment(work)
        packages = chosen.packages.resolve() if chosen.packages else fetch_packages(work)
        root = unpack(packages, work / "root")
        check_originals(root)
        chosen.output.mkdir(parents=True, exist_ok=True)
        for face in FACES:
            make_subset(face, root, chosen.output)
        make_collection(chosen.output)
        make_damaged(chosen.output)
        manifest = describe(chosen.output)
        write_json(chosen.output / "manifest.json", manifest)
        if chosen.output.resolve() == HERE:
            write_table(HERE / "README.md", manifest)
    return 0


# The workplace


def has_fonttools():
    try:
        import fontTools
    except ImportError:
        return False
    return fontTools.version == FONTTOOLS


def run_again_in_environment(work):
    environment = work / "environment"
    if os.environ.get("SUBSETS_ENVIRONMENT"):
        sys.exit(f"fontTools {FONTTOOLS} is not there even after installing it")
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    python = environment / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"fonttools=={FONTTOOLS}"], check=True)
    again = [python, __file__, *sys.argv[1:]]
    return subprocess.run(again, env={**os.environ, "SUBSETS_ENVIRONMENT": "1"}).returncode


def fetch_packages(work):
    folder = work / "packages"
    folder.mkdir()
    for name, version in PACKAGES.items():
        subprocess.run(["apt-get", "download", f"{name}={version}"], cwd=folder, check=True)
    return folder


def unpack(packages, root):
    for name in PACKAGES:
        found = sorted(packages.glob(f"{name}_*.deb"))
        if len(found) != 1:
            sys.exit(f"expected one {name}_*.deb in {packages}, found {len(found)}")
        subprocess.run(["dpkg", "-x", found[0], root], check=True)
    return root


def check_originals(root):
    for path, expected in ORIGINALS.items():
        found = digest(root / path)
        if found != expected:
            sys.exit(f"{path}: sha256 is {found}, expected {expected}")


# The fonts


def make_subset(face, root, output):
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options()
    options.layout_features = ["*"]
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.name_legacy = True
    options.notdef_outline = True
    options.glyph_names = False
    options.hinting = False
    options.recalc_timestamp = False
    # The packer of the optional uharfbuzz gives other bytes.
    options.harfbuzz_repacker = False

    needed = {ord(character) for character in read_text(face.text) + face.further} - {0x0A}
    # recalcTimestamp off: the date inside stays the original's.
    font = TTFont(root / face.original, fontNumber=face.number, recalcTimestamp=False, lazy=True)
    if font["name"].getDebugName(1) != face.family:
        sys.exit(f"{face.original}, face {face.number}, is {font['name'].getDebugName(1)}, expected {face.family}")
    missing = needed - set(font.getBestCmap()) - VARIATION_SELECTORS
    if missing:
        print(f"{face.file}: the original has no {''.join(sorted(map(chr, missing)))}")
    subsetter = subset.Subsetter(options)
    # Held or not: variation selectors live in a table of their own.
    subsetter.populate(unicodes=needed | parse_ranges(face.ranges))
    subsetter.subset(font)
    subset.save_font(font, str(output / face.file), options)


def make_collection(output):
    from fontTools.ttLib import TTCollection, TTFont

    file, members = COLLECTION
    collection = TTCollection()
    collection.fonts = [TTFont(output / member, recalcTimestamp=False) for member in members]
    collection.save(output / file, shareTables=True)


def make_damaged(output):
    file, original = TRUNCATED
    whole = (output / original).read_bytes()
    (output / file).write_bytes(whole[: len(whole) // 2])
    file, text = NOT_A_FONT
    (output / file).write_text(text, encoding="utf-8")


# What was made


def describe(output):
    faces = {face.file: face for face in FACES}
    fonts = [describe_face(output, face.file, 0, face) for face in FACES]
    file, members = COLLECTION
    fonts += [describe_face(output, file, number, faces[member]) for number, member in enumerate(members)]
    damaged = [
        {"file": TRUNCATED[0], "what": f"the first half of {TRUNCATED[1]}", "sha256": digest(output / TRUNCATED[0])},
        {"file": NOT_A_FONT[0], "what": "a line of text", "sha256": digest(output / NOT_A_FONT[0])},
    ]
    return {"fonts": fonts, "damaged": damaged}


def describe_face(output, file, number, face):
    from fontTools.ttLib import TTFont

    font = TTFont(output / file, fontNumber=number)
    return {
        "file": file,
        "face": number,
        "family": face.family,
        "style": font["name"].getDebugName(2),
        "script": face.script,
        "language": face.language,
        "text": f"texts/{face.text}.txt",
        "unitsPerEm": font["head"].unitsPerEm,
        "glyphs": font["maxp"].numGlyphs,
        "sha256": digest(output / file),
        "source": {
            "package": face.package,
            "version": PACKAGES[face.package],
            "file": pathlib.PurePosixPath(face.original).name,
            "face": face.number,
            "sha256": ORIGINALS[face.original],
        },
        "licence": "OFL-1.1",
    }


def write_json(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def write_table(path, manifest):
    start, end = "<!-- made by make-subsets.py -->\n", "<!-- end -->\n"
    rows = ["| file | face | family | original, face | sha256 of the file |", "| --- | --- | --- | --- | --- |"]
    for font in manifest["fonts"]:
        source = font["source"]
        original = f"{source['file']}, {source['face']}"
        rows.append(f"| {font['file']} | {font['face']} | {font['family']} | {original} | {font['sha256']} |")
    for file in manifest["damaged"]:
        rows.append(f"| {file['file']} | - | - | {file['what']} | {file['sha256']} |")
    rows += ["", "| original | package, version | sha256 of the original |", "| --- | --- | --- |"]
    sources = {font["source"]["file"]: font["source"] for font in manifest["fonts"]}
    for file, source in sources.items():
        rows.append(f"| {file} | {source['package']} {source['version']} | {source['sha256']} |")
    before, rest = path.read_text(encoding="utf-8").split(start)
    after = rest.split(end)[1]
    path.write_text(before + start + "\n".join(rows) + "\n" + end + after, encoding="utf-8")


# Small readers


def read_text(name):
    return (HERE / "texts" / f"{name}.txt").read_text(encoding="utf-8")


def parse_ranges(ranges):
    points = set()
    for part in ranges.replace("U+", "").split():
        first, _, last = part.partition("-")
        points |= set(range(int(first, 16), int(last or first, 16) + 1))
    return points


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
