/** Abbreviations on envelopes; no name of a commune has such a word. */
const abbreviations: Record<string, readonly string[]> = {
  st: ['saint'],
  sts: ['saints'],
  ste: ['sainte'],
  stes: ['saintes'],
  s: ['sur', 'sous'],
  ss: ['sous'],
  nd: ['notre dame'],
  mt: ['mont'],
  gd: ['grand'],
  gde: ['grande'],
  // « near », which names have in three spellings.
  les: ['les', 'lez'],
  lez: ['lez', 'les'],
};

/** No more are compared; three words that have two each. */
const maxSpellings = 8;

/**
 * The spellings of folded words that are compared with names: « chalon s saone » is « chalon sur saone » or « chalon
 * sous saone ». The last word, which may be incomplete, stays as it is too.
 */
export function spellingsOf(name: string): string[] {
  let spellings = [''];
  const words = name.split(' ');
  for (const [at, word] of words.entries()) {
    const long = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [word];
    const options = at === words.length - 1 ? new Set([word, ...long]) : long;
    spellings = spellings
      .flatMap((start) => [...options].map((option) => `${start} ${option}`))
      .slice(0, maxSpellings);
  }
  return spellings.map((spelling) => spelling.trim());
}

/** Whether each word is one of a name or short for it, and one is whole: « aix en pce » for « aix en provence ». */
export function isShortFor(words: string, name: string): boolean {
  const [short, long] = [words.split(' '), name.split(' ')];
  return (
    short.length === long.length &&
    short.some((word, at) => word.length > 2 && word === long[at]) &&
    short.every((word, at) => isShortWord(word, long[at] ?? ''))
  );
}

function isShortWord(short: string, long: string): boolean {
  if (short === long) return true;
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
