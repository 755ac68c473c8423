"""Makes the fonts of the share images from the font packages of the site.

`next/og` reads TTF of one weight each; the packages have WOFF2 of all weights. Also writes the letters
that both fonts have, since for any other `next/og` would fetch a font from Google, and their widths.
After an update of the packages, from the root of the repository:

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/fonts/bin/python tools/share-fonts/render.py
"""

import json
import os
import unicodedata
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

# For reproducible files.
os.environ["SOURCE_DATE_EPOCH"] = "0"

PACKAGES = Path("node_modules/@fontsource-variable")
TARGET = Path("components/share/fonts")
METRICS = Path("lib/share/font-metrics.ts")
# The package of each font, its weight, and the package that its figures are of.
FONTS = {
    "heading": ("bricolage-grotesque", 720, "bricolage-grotesque"),
    "text": ("atkinson-hyperlegible-next", 500, "bricolage-grotesque"),
}
SPACES = " \u00a0"
# The only other feature that next/og uses is kerning.
UNUSED = ["GSUB", "GDEF", "STAT", "HVAR", "MVAR", "gvar", "avar", "meta", "DSIG"]


def still(package: str, subset: str, weight: int) -> TTFont:
    """The letters of a subset in one weight."""
    name = f"{package}-{subset}-wght-normal.woff2"
    font = TTFont(PACKAGES / package / "files" / name)
    font = instantiateVariableFont(font, {"wght": weight})
    for table in UNUSED:
        if table in font:
            del font[table]
    font.flavor = None
    return font


def borrow_figures(font: TTFont, package: str, weight: int) -> None:
    """Replaces the figures of a font by those of another package: its own zero has a slash."""
    other = still(package, "latin", weight)
    scale_upem(other, font["head"].unitsPerEm)
    for figure in map(ord, "0123456789"):
        name, source = font.getBestCmap()[figure], other.getBestCmap()[figure]
        font["glyf"][name] = other["glyf"][source]
        font["hmtx"][name] = other["hmtx"][source]


def render(package: str, weight: int, figures: str) -> TTFont:
    """Writes a font of both subsets with the figures of a package, and its licence."""
    with TemporaryDirectory() as folder:
        parts = []
        for subset in ("latin", "latin-ext"):
            parts.append(f"{folder}/{subset}.ttf")
            still(package, subset, weight).save(parts[-1])
        font = Merger().merge(parts)
    if figures != package:
        borrow_figures(font, figures, weight)
    font.save(TARGET / f"{package}-{weight}.ttf")
    copyfile(PACKAGES / package / "LICENSE", TARGET / f"{package}-LICENSE.txt")
    return font


def is_drawn(letter: str) -> bool:
    """Whether a character is a letter, number, punctuation mark or symbol: no combining mark, space or control."""
    return unicodedata.category(letter)[0] in "LNPS"


def widths(font: TTFont, letters: str) -> str:
    """The advance widths of the letters, in thousandths of the font size."""
    names = font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    return " ".join(str(round(font["hmtx"][names[ord(letter)]][0] * scale)) for letter in letters)


def quoted(text: str) -> str:
    """A text as source code, with non-breaking spaces escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\u00a0", "\\u00a0")


fonts = {role: render(*source) for role, source in FONTS.items()}
common = set.intersection(*(set(font.getBestCmap()) for font in fonts.values()))
letters = SPACES + "".join(filter(is_drawn, map(chr, sorted(common))))
METRICS.write_text(
    "// Made by tools/share-fonts/render.py.\n\n"
    "/** Every letter the fonts of the share images have. */\n"
    f"export const letters =\n  {quoted(letters)};\n\n"
    "/** Their widths, in the same order, in thousandths of the size of the font. */\n"
    "export const widths = {\n"
    + "".join(f"  {role}:\n    '{widths(font, letters)}',\n" for role, font in fonts.items())
    + "};\n"
)
