import leven from 'leven';
import { fold } from '../../french/text.ts';

/** A name as names are compared, without case, accents and ligatures: « L’Haÿ-les-Roses » is « l hay les roses ». */
export function foldName(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
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

/** Some 500 people or more: of smaller places one is near any short word. */
const maxGuessed = 16_000;

/** The characters before and behind the words in a name on a line of its own. */
const around = { prefix: ['\n', ''], longer: ['\n', ' '], 'word-prefix': [' ', ''] } as const;

/** Names of places in the order in which they are suggested, each with its article and without, found by parts. */
export class RankedNames<T> {
  readonly #names: readonly string[];
  readonly #places: readonly (T | undefined)[];
  /** The indexes of the places of each folded name. */
  readonly #indexes = new Map<string, number | readonly number[]>();
  /** Sorted when a part of a name is first searched for: it takes some 50 ms. */
  #ends: Ends | undefined;

  /** @param places the place of each of the folded names. */
  constructor(names: readonly string[], places: readonly (T | undefined)[]) {
    this.#names = names;
    this.#places = places;
    for (const [index, name] of names.entries()) {
      for (const form of new Set([name, withoutArticle(name)])) {
        const others = this.#indexes.get(form);
        this.#indexes.set(form, others === undefined ? index : [others, index].flat());
      }
    }
  }

  /** The places of all folded names that match one of these, in their order; a place may come twice. */
  *find(names: readonly string[], match: Match): Generator<T> {
    const indexes = names.flatMap((name) => this.#search(name, match));
    for (const index of Uint32Array.from(indexes).sort()) {
      const place = this.#places[index];
      if (place !== undefined) yield place;
    }
  }

  /** The folded names with a slip, of the largest places: another letter, one too many or too few, two swapped. */
  slipsOf(name: string): string[] {
    const letters = [...name].sort().join();
    return [...this.#indexes.keys()].slice(0, maxGuessed).filter((other) => {
      // One end is the same.
      if (other[0] !== name[0] && other.at(-1) !== name.at(-1)) return false;
      const distance = leven(name, other, { maxDistance: 3 });
      return distance === 1 || (distance === 2 && [...other].sort().join() === letters);
    });
  }

  #search(name: string, match: Match): readonly number[] {
    if (match === 'exact') return [this.#indexes.get(name) ?? []].flat();
    this.#ends ??= endsOf(this.#names);
    const { texts, indexes } = this.#ends;
    const [before, behind] = around[match];
    const part = `${before}${name}${behind}`;
    // No letter, digit or space sorts as late as the tilde.
    return [...indexes.subarray(countBefore(texts, part), countBefore(texts, `${part}~`))];
  }
}

/** Names from each of their words on, sorted, so that a part is found without reading them all; the index of each. */
type Ends = { texts: readonly string[]; indexes: Uint32Array };

function endsOf(names: readonly string[]): Ends {
  const texts: string[] = [];
  for (const [index, name] of names.entries()) {
    const line = `\n${name}\t${index}`;
    texts.push(line);
    const bare = withoutArticle(name);
    if (bare !== name) texts.push(`\n${bare}\t${index}`);
    for (let at = line.indexOf(' '); at !== -1; at = line.indexOf(' ', at + 1)) {
      texts.push(line.slice(at));
    }
  }
  texts.sort();
  const indexOf = (text: string) => Number(text.slice(text.indexOf('\t') + 1));
  return { texts, indexes: Uint32Array.from(texts, indexOf) };
}

/** How many of some sorted texts sort before another one. */
function countBefore(texts: readonly string[], text: string): number {
  let [start, end] = [0, texts.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((texts[middle] ?? '') < text) start = middle + 1;
    else end = middle;
  }
  return start;
}
