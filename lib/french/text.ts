/** Of a French text a few letters: what regular expressions of Unicode do takes ten times as long on all of it. */
const beyondAscii = /[\u0080-\u{10ffff}]+/gu;

/** A text without case, accents and ligatures, to compare user input: « Œil » becomes « oeil ». */
export function fold(text: string): string {
  return text.toLowerCase().replace(beyondAscii, (part) =>
    part
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[’ʼ]/g, "'")
      // Of a letter of mathematics.
      .toLowerCase(),
  );
}

/** The folded words of a text: letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded words that a search looks for: the first eight that begin no other one, as a word finds all that begin so. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const findsOthers = (word: string) => words.filter((one) => one.startsWith(word)).length > 1;
  return words.filter((word) => !findsOthers(word)).slice(0, 8);
}

/** The text of a search as it was typed, or, when {@link searchWords} leaves words out, the others: « z zoo z » is « zoo ». */
export function withoutSpareWords(text: string): string {
  const left = new Set(searchWords(text));
  if (left.size === wordsOf(text).length) return text;
  // One folded word each: NFKC has what `fold` makes of ligatures and fractions.
  const typed = text.normalize('NFKC').match(/(?:(?!ʼ)[\p{L}\p{M}\p{N}])+/gu) ?? [];
  return typed.filter((word) => wordsOf(word).some((folded) => left.delete(folded))).join(' ');
}

/** Whether a text can be the slug of a post or a tag: letters of any script, digits, `_` and `-`. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}_-]{1,200}$/u.test(text);
}

/**
 * Makes a slug of a name, as Django does with `allow_unicode`: lower case, no accents, words joined by hyphens; other
 * scripts stay. Empty when the name has neither letter nor digit.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, 200)
    .replace(/^-|-$/g, '');
}

/**
 * A text without the characters at its end that match `character`, in linear time: `text.replace(/x+$/, '')` takes
 * quadratic time when a long run of `x` is not at the end.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text on one line, cut between words to at most `maxLength` characters. */
export function cut(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength - 1);
  const isAtEndOfWord = /^[,;:.·]?\s/.test(line.slice(maxLength - 1));
  const words = isAtEndOfWord ? start : start.replace(/ [^ ]*$/, '');
  // No comma and no half of a surrogate pair before « … ».
  return `${trimEnd(words, /[\s,;:.·\uD800-\uDBFF]/)}…`;
}

/** A description for search results, which show no more characters, and shared links. */
export function description(text: string): string {
  return cut(text, 156);
}

// A literal: the code of browsers would keep a constructed one that it does not need.
const dayBeforeMonth =
  /(?<=\d(?:er)?) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu;

// A word of a sentence, and no part of an address or a file name.
const eMail =
  /(?<![^\s«»([“"’'…—–])(e-)(?=mails?(?:$|[\s»)\]”"’…—–]|[.,;:!?]+(?:$|[\s»)\]”"])))/giu;

/**
 * Prevents line breaks where French typography has none: before « ; : ! ? % € », inside guillemets, between day and
 * month and after « n° », within « e-mail ». A colon without a space, as in a URL, is unchanged.
 */
export function withoutBreaks(text: string): string {
  return text
    .replace(/[ \u202f](?=[;:!?%€»])/g, '\u00a0')
    .replace(/«[ \u202f]/g, '«\u00a0')
    .replace(dayBeforeMonth, '\u00a0')
    .replace(/(?<=n°) (?=\d)/gi, '\u00a0')
    .replace(eMail, '$1\u2060');
}

/** Applies French typography: {@link withoutBreaks}, and curly apostrophes, but none within an address. */
export function typeset(text: string): string {
  return withoutBreaks(text).replace(/\S+/g, (word) =>
    /@|:\/\/|^www\./.test(word) ? word : word.replace(/(?<=\p{L})'(?=[\p{L}«\d])/gu, '’'),
  );
}

/**
 * Template tag: applies French typography to the template, and leaves its values unchanged.
 *
 *     sentence`Le titre est « ${title} » : c'est long.`
 */
export function sentence(ours: TemplateStringsArray, ...theirs: (string | number)[]): string {
  return ours.map((part, index) => typeset(part) + (theirs[index] ?? '')).join('');
}
