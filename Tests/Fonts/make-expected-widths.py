#!/usr/bin/env python3
"""Writes expected-widths.json: how wide HarfBuzz's own hb-shape makes texts in the fonts of this repository.

    python3 Tests/Fonts/make-expected-widths.py

Needs hb-shape (Debian: libharfbuzz-bin). A case is one font instance, one text, one script, language and direction,
one list of features; its width is the sum of the advances in font units, its glyphs are counted. Each text is shaped
in one piece: a text has one script and one direction.
"""

import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

INTER = "fonts/Inter.var.ttf"
INSTANCES = [{}, {"wght": 600}, {"wght": 900}, {"slnt": -10}]

# Language, script, text.
INTER_STRINGS = [
    ("en", "Latn", "Ship it on Friday"),
    ("en", "Latn", "Small steps every day"),
    ("en", "Latn", "Swift Wombat"),
    ("en", "Latn", "Hello, World"),
    ("en", "Latn", "AVATAR Tay WAVE LTD."),
    ("en", "Latn", "To You, Wolf! Type P. Ya."),
    ("en", "Latn", "EXTRAORDINARY SALE"),
    ("en", "Latn", "office waffle, five flags"),
    ("en", "Latn", "aaa bbb ccc ddd"),
    ("en", "Latn", "ygggy"),
    ("en", "Latn", "Spaced"),
    ("en", "Latn", "Ki"),
    ("en", "Latn", "S 5°20'"),
    ("en", "Latn", "100% [done...] C:\\new"),
    ("en", "Latn", "“Quoted” — ‘words’ …"),
    ("en", "Latn", "a -> b <-> c => d (E) 3x4 10:45"),
    ("en", "Latn", "no\u00a0break, soft\u00adhyphen, zero\u200bwidth"),
    ("fr", "Latn", "L’été à Châlons : cœur, œuvre et Noël !"),
    ("fr", "Latn", "Où va-t-il ? À l’école, « bien sûr »."),
    ("de", "Latn", "Straße, GROẞ, Übergröße"),
    ("tr", "Latn", "İstanbul’da ılık bir gün"),
    ("pl", "Latn", "Żółw śpi w łódce"),
    ("ro", "Latn", "Știință și țară"),
    ("vi", "Latn", "Tiếng Việt rất đẹp, phải không?"),
    ("vi", "Latn", "Đường phố Hà Nội buổi sớm"),
    # The first one again, decomposed.
    ("vi", "Latn", "Tie\u0302\u0301ng Vie\u0323\u0302t ra\u0302\u0301t đe\u0323p, pha\u0309i kho\u0302ng?"),
    ("el", "Grek", "Καλημέρα, τι ωραία μέρα."),
    ("el", "Grek", "ΑΥΤΟΚΙΝΗΤΟ ΤΑΥ"),
    ("ru", "Cyrl", "Утро было тихим, и город ещё спал."),
    ("ru", "Cyrl", "ГОРОД ТЫСЯЧИ ОГНЕЙ"),
    ("uk", "Cyrl", "Їжак під ґанком чекає на сонце"),
    ("sr", "Cyrl", "Ђак пише писмо"),
]
FIGURES = [
    ("en", "Latn", "at 1111111111"),
    ("en", "Latn", "at 0123456789"),
    ("en", "Latn", "for $1,234.50"),
    ("en", "Latn", "on 11/11 at 17:41"),
]
INTER_FEATURES = [
    (["kern=0"], ["AVATAR Tay WAVE LTD.", "To You, Wolf! Type P. Ya.", "ΑΥΤΟΚΙΝΗΤΟ ΤΑΥ", "ГОРОД ТЫСЯЧИ ОГНЕЙ"]),
    (["calt=0"], ["a -> b <-> c => d (E) 3x4 10:45"]),
    (["tnum"], [text for _, _, text in FIGURES]),
    (["tnum", "zero"], ["at 0123456789"]),
    (["frac"], ["on 11/11 at 17:41"]),
]

# File, language, script, text, features.
NOTO_STRINGS = [
    ("NotoSansCJKjp-Subset.otf", "ja", "Hira", "あのイーハトーヴォのすきとおった風、夏でも底に冷たさをもつ青いそら、", []),
    ("NotoSansCJKjp-Subset.otf", "ja", "Hira", "「あいう」、（カナ）。", []),
    ("NotoSansCJKjp-Subset.otf", "ja", "Hira", "「あいう」、（カナ）。", ["palt"]),
    ("NotoSansCJKjp-Subset.otf", "ja", "Hira", "「あいう」、（カナ）。", ["halt"]),
    ("NotoSansCJKjp-Subset.otf", "ja", "Hani", "葛葛\U000e0100", []),
    ("NotoSansCJKjp-Subset.otf", "ja", "Kana", "ｶﾞｯｺｳ", []),
    ("NotoSansCJKjp-Subset.otf", "en", "Latn", "AVATAR Type 2024", []),
    ("NotoSansCJKsc-Subset.otf", "zh-Hans", "Hani", "这是一个测试，内容很长。后面还有（括号）。", []),
    ("NotoSansCJKkr-Subset.otf", "ko", "Hang", "한국어", []),
    # The same, decomposed.
    ("NotoSansCJKkr-Subset.otf", "ko", "Hang", "\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165", []),
    ("NotoSansArabic-Subset.ttf", "ar", "Arab", "هذا نص عربي طويل يمتد على أكثر من سطر واحد.", []),
    ("NotoSansArabic-Subset.ttf", "ar", "Arab", "لا بأس", []),
    ("NotoSansHebrew-Subset.ttf", "he", "Hebr", "שלום", []),
    ("NotoSansDevanagari-Subset.ttf", "hi", "Deva", "क्षत्रिय ज्ञान श्री", []),
    ("NotoSansThai-Subset.ttf", "th", "Thai", "น้ำ ที่นี่", []),
]
# How hb-shape is told the script of a text file's lines; Japanese begins with an ideograph in both lines.
SCRIPTS = {"Jpan": "Hani", "Kore": "Hang", "Hans": "Hani", "Aran": "Arab", "Zsye": "Zyyy"}
RIGHT_TO_LEFT = {"Arab", "Hebr"}


def main():
    cases = inter_cases() + string_cases() + text_cases()
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    version = run(["hb-shape", "--version"]).splitlines()[0]
    (HERE / "expected-widths.json").write_text(
        '{\n"madeWith": ' + json.dumps(version) + ',\n"cases": [\n' + ",\n".join(lines) + "\n]\n}\n", encoding="utf-8"
    )
    print(f"{len(cases)} cases, {version}")
    return 0


def inter_cases():
    known = {text: (language, script) for language, script, text in INTER_STRINGS + FIGURES}
    wanted = [(text, []) for text in known]
    wanted += [(text, features) for features, texts in INTER_FEATURES for text in texts]
    return [
        whole(INTER, 0, instance, features, known[text][1], known[text][0], "strings", text)
        for instance in INSTANCES
        for text, features in wanted
    ]


def string_cases():
    return [
        whole(f"Tests/Fonts/{file}", 0, {}, features, script, language, "strings", text)
        for file, language, script, text, features in NOTO_STRINGS
    ]


def text_cases():
    manifest = json.loads((HERE / "manifest.json").read_text(encoding="utf-8"))
    cases = []
    for font in manifest["fonts"]:
        script = SCRIPTS.get(font["script"], font["script"])
        path = f"Tests/Fonts/{font['file']}"
        for number, line in enumerate((HERE / font["text"]).read_text(encoding="utf-8").splitlines(), start=1):
            source = f"{font['text']}:{number}"
            for stretch in covered_stretches(path, font["face"], script, font["language"], line):
                cases.append(whole(path, font["face"], {}, [], script, font["language"], source, stretch))
    return cases


def whole(font, face, variations, features, script, language, source, text):
    glyphs = shape(font, face, variations, features, script, language, text)
    # What hb-shape guesses by itself must be what the case says.
    if glyphs != shape(font, face, variations, features, None, language, text):
        sys.exit(f"{font}: {text!r} is not shaped as {script} by default")
    if any(glyph["g"] == 0 for glyph in glyphs):
        sys.exit(f"{font} cannot draw {text!r}")
    return {
        "font": font,
        "face": face,
        "variations": variations,
        "features": features,
        "script": script,
        "language": language,
        "direction": direction(script),
        "source": source,
        "text": text,
        "glyphs": len(glyphs),
        "width": sum(glyph["ax"] for glyph in glyphs),
    }


def covered_stretches(font, face, script, language, line):
    """The line, cut at every character that the font has no glyph for; those characters are left out, and
    spaces at the ends of a stretch with them."""
    missing = {glyph["cl"] for glyph in shape(font, face, {}, [], script, language, line) if glyph["g"] == 0}
    stretches, offset = [""], 0
    for character in line:
        if offset in missing:
            stretches.append("")
        else:
            stretches[-1] += character
        offset += len(character.encode("utf-8"))
    return [stretch.strip() for stretch in stretches if stretch.strip()]


def shape(font, face, variations, features, script, language, text):
    command = [
        "hb-shape",
        f"--font-file={ROOT / font}",
        f"--face-index={face}",
        "--font-size=upem",
        "--font-funcs=ot",
        "--shapers=ot",
        "--utf8-clusters",
        "--no-glyph-names",
        "--output-format=json",
        f"--language={language}",
        f"--text={text}",
    ]
    if script:
        command += [f"--script={script}", f"--direction={direction(script)}"]
    if variations:
        command.append("--variations=" + ",".join(f"{axis}={value}" for axis, value in variations.items()))
    if features:
        command.append("--features=" + ",".join(features))
    return json.loads(run(command))


def direction(script):
    return "rtl" if script in RIGHT_TO_LEFT else "ltr"


def run(command):
    # hb-shape reads its arguments by the locale.
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", env=environment).stdout


if __name__ == "__main__":
    sys.exit(main())
