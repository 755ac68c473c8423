/** A text without case, accents and ligatures, to compare user input: « Œil » gives « oeil ». */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'");
}
