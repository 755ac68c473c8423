/** Letters of a CSS `unicode-range`, by their code points. */
export function lettersOf(range: string): Set<number> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** The CSS `unicode-range` of letters. */
export function rangeOf(letters: Set<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of [...letters].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const codesOf = (letters: string) => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

/** The symbols of ASCII that are rare in a text. */
const symbols = new Set(codesOf('#$*<=>\\^_`{|}~'));

/**
 * The characters of French: ASCII without those symbols, the letters of its words and towns, its quotation marks,
 * dashes and spaces, °, ², €, −, × and ©; and control characters, so that a line break does not load other letters.
 */
export const french = new Set([
  ...[...lettersOf('U+0-A0, U+AD, U+2000-206F, U+20AC, U+2212, U+FEFF')].filter(
    (code) => !symbols.has(code),
  ),
  ...codesOf('«»©°²·×ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ'),
]);
