/** Letters beyond ASCII, few in a French text: regular expressions of Unicode take ten times as long on all of it. */
const beyondAscii = /[\u0080-\u{10ffff}]+/gu;

/** A text without case, accents and ligatures, to compare user input: « Œil » becomes « oeil ». */
export function fold(text: string): string {
  return text.toLowerCase().replace(beyondAscii, (part) =>
    part
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replace(/[№º]/g, (sign) => (sign === 'º' ? '°' : 'n°'))
      .replace(/[‘’‛′´ʹʻʼʽˈ]/g, "'")
      .normalize('NFKD')
      // Marks, and what is invisible: soft hyphens, joiners, selectors.
      .replace(/[\p{M}\p{Cf}\p{DI}]/gu, '')
      // Letters of mathematics became capitals.
      .toLowerCase(),
  );
}

/** Folded parts of texts that are remembered, and their longest: « é », « ’ » and some more are nearly all. */
const maxParts = 1_000;
const maxPart = 10;
const foldedParts = new Map<string, string>();

const abbreviation = /\b[a-z]\.(?:(?: ?[a-z]\.)+(?:[a-z]\b)?|[a-z]\b)/g;

/** A folded text where what is no letter or digit is ASCII, and an abbreviation one word: « E.H.P.A.D. », « M. G. ». */
function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replace(beyondAscii, (part) => {
      const folded =
        foldedParts.get(part) ??
        // A middle dot opens an ending, as a parenthesis does.
        fold(part)
          .replace(/[·•‧⋅∙]/g, '(')
          .replace(/[^\p{L}\p{N}'(]+/gu, ' ');
      if (part.length <= maxPart && foldedParts.size < maxParts) foldedParts.set(part, folded);
      return folded;
    })
    .replace(abbreviation, (letters) => `${letters.replace(/[. ]/g, '')} `);
}

const ending = /(?<=[a-z]{2})(?:[.(/-](?:[nltv]?es?|s|(?:i?er|eus|t?ric)es?)\b\)?)+s?\b/g;

/**
 * The folded words of a text, letters and digits, as one text where ASCII characters separate them. « remplaçant·e·s »
 * and « remplaçant(e) » are one word, which begins as the masculine and the feminine do.
 */
export function foldedWords(text: string): string {
  return foldWords(text).replace(ending, (letters) => letters.replace(/[^a-z]/g, ''));
}

/** {@link foldedWords} as a list. */
export function wordsOf(text: string): string[] {
  return wordsIn(foldedWords(text));
}

const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The most words of a search. */
const maxSearchWords = 8;
/** Articles and other words that say nothing of an ad. */
const smallWords = new Set(
  'a au aux avec ce ces dans de des du en et la le les ou par pour sur un une'.split(' '),
);
const elided = /\b(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['`]/g;

/** The words of a search without small and elided ones and endings, unless there are no others. */
function typedWords(text: string): string[] {
  const folded = foldWords(text);
  const words = wordsIn(folded.replace(elided, ' ').replace(ending, ''));
  const large = words.filter((word) => !smallWords.has(word));
  return large.length > 0 ? large : wordsIn(folded);
}

/**
 * The folded words that a search looks for: the first eight of which none is small or begins another one, as a word
 * finds all that begin with it.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(typedWords(text))];
  const isBegun = (word: string) => words.some((other) => other !== word && other.startsWith(word));
  return words.filter((word) => !isBegun(word)).slice(0, maxSearchWords);
}

/**
 * The text of a search as it was typed, small words too, or, when {@link searchWords} leaves out others, its words:
 * « z zoo z » is « zoo ».
 */
export function withoutSpareWords(text: string): string {
  const words = searchWords(text);
  if (words.length === typedWords(text).length) return text;
  // NFKC has what `fold` makes of ligatures and fractions.
  const typed = text.normalize('NFKC').match(/(?:(?!ʼ)[\p{L}\p{M}\p{N}])+/gu) ?? [];
  return words.map((word) => typed.find((one) => fold(one) === word) ?? word).join(' ');
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

/** Characters around the end among which a space is looked for, or the beginning of a grapheme. */
const around = 60;

/**
 * A text of at most `maxLength` characters: a longer one is cut between words, or at least between graphemes, and ends
 * with « … ». Its lines stay.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const from = Math.max(0, maxLength - around);
  const near = text.slice(from, maxLength + around);
  const last = maxLength - 1 - from;
  const space = near.slice(0, last + 1).search(/\s\S*$/);
  const end =
    space > 0 ? space : (new Intl.Segmenter('fr').segment(near).containing(last)?.index ?? 0);
  return `${text.slice(0, from + end).trimEnd()}…`;
}

/** A description for search results, which show no more characters, and shared links. */
export function description(text: string): string {
  return cut(text, 156);
}

// A literal: the code of browsers would keep a constructed one that it does not need.
const dayOfMonth =
  /(?<=\d(?:er)?)[ \u00a0](janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})(?:[ \u00a0](?=\d{4}(?!\d)))?/gu;

// A word of a sentence, and no part of an address or a file name.
const eMail =
  /(?<![^\s«»([“"’'…—–])(e-)(?=mails?(?:$|[\s»)\]”"’…—–]|[.,;:!?]+(?:$|[\s»)\]”"])))/giu;

/**
 * Prevents line breaks where French typography has none: before « ; : ! ? % € », inside guillemets, between day, month
 * and year and after « n° », within « e-mail ». A colon without a space, as in a URL, is unchanged.
 */
export function withoutBreaks(text: string): string {
  return text
    .replace(/[ \u202f](?=[;:!?%€»])/g, '\u00a0')
    .replace(/«[ \u202f]/g, '«\u00a0')
    .replace(dayOfMonth, (date) => date.replaceAll(' ', '\u00a0'))
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
