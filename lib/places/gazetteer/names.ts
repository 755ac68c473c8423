import { fold } from '../../french/text.ts';

/** A name as names are compared, without case, accents and ligatures: « L’Haÿ-les-Roses » is « l hay les roses ». */
export function foldName(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** {@link foldName} for many names, several times faster than one by one. */
export function foldNames(names: readonly string[]): string[] {
  return fold(names.join('\n'))
    .replace(/[^a-z0-9\n]+/g, ' ')
    .split('\n')
    .map((name) => name.trim());
}

const article = /^(?:le|la|les|l|aux|las|los) (?=.)/;

/** A folded name without its article: « crotoy » for « le crotoy ». Itself when it has none. */
export function withoutArticle(foldedName: string): string {
  return foldedName.replace(article, '');
}

/** The slug of a name, before the number of the department that a commune adds: « l-hay-les-roses ». */
export function slugOf(name: string): string {
  return foldName(name).replaceAll(' ', '-');
}

/** How words match a name: they are all of it, its beginning, its first words, or the beginning of a later word. */
export type Match = 'exact' | 'prefix' | 'longer' | 'word-prefix';

/** What stands before the words in a text of names, and behind them. */
const around = { prefix: ['\n', ''], longer: ['\n', ' '], 'word-prefix': [' ', ''] } as const;

/** Names of places in the order in which they are suggested, each with its article and without, found by parts. */
export class RankedNames<T> {
  readonly #places: readonly (T | undefined)[];
  /** The indexes of the places of each folded name. */
  readonly #indexes = new Map<string, number | readonly number[]>();
  /** Each name, a tab and its index on a line: to search one text is much faster than many. */
  readonly #text: string;

  /** @param places the place of each of the folded names. */
  constructor(names: readonly string[], places: readonly (T | undefined)[]) {
    this.#places = places;
    let text = '\n';
    for (const [index, name] of names.entries()) {
      for (const form of new Set([name, withoutArticle(name)])) {
        text += `${form}\t${index}\n`;
        const others = this.#indexes.get(form);
        this.#indexes.set(form, others === undefined ? index : [others, index].flat());
      }
    }
    // Of ASCII alone, which is written down so that a character takes one byte.
    this.#text = Buffer.from(text, 'latin1').toString('latin1');
  }

  /** The places of all folded names that match one of these, in their order; a place may come twice. */
  *find(names: readonly string[], match: Match): Generator<T> {
    for (const index of inOrder(names.map((name) => this.#search(name, match)))) {
      const place = this.#places[index];
      if (place !== undefined) yield place;
    }
  }

  *#search(name: string, match: Match): Generator<number> {
    if (match === 'exact') return yield* [this.#indexes.get(name) ?? []].flat();
    const [before, behind] = around[match];
    const part = `${before}${name}${behind}`;
    let at = this.#text.indexOf(part);
    while (at !== -1) {
      const tab = this.#text.indexOf('\t', at);
      const end = this.#text.indexOf('\n', tab);
      yield Number(this.#text.slice(tab + 1, end));
      // Further from the end of the line: a name counts once.
      at = this.#text.indexOf(part, end);
    }
  }
}

/** The indexes of all; of one search, which are in order, as they are found. */
function inOrder([first = [], ...others]: Iterable<number>[]): Iterable<number> {
  if (others.length === 0) return first;
  return [first, ...others].flatMap((indexes) => [...indexes]).sort((a, b) => a - b);
}
