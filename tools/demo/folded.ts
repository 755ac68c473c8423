/** Normalizes a text for searches: no case, accents or French typography. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
