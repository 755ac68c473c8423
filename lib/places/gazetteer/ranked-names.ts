import { foldNames, withoutArticle } from './fold-name.ts';

/**
 * Names in the order in which they are suggested, to be found by parts of them. Each is there with its
 * article and without it. One text holds them all, a name a line.
 */
export class RankedNames {
  readonly #text: string;
  /** The index of the name of each line. */
  readonly #indexes: Int32Array;
  /** Where each line starts. */
  readonly #starts: Int32Array;
  /** The first line of each name. */
  readonly #first = new Map<string, number>();
  /** The next line of the same name; -1 after the last. */
  readonly #next: Int32Array;

  constructor(names: readonly string[]) {
    const lines: string[] = [];
    const indexes: number[] = [];
    const starts: number[] = [];
    let start = 1;
    const add = (line: string, index: number) => {
      lines.push(line);
      indexes.push(index);
      starts.push(start);
      start += line.length + 1;
    };
    for (const [index, name] of foldNames(names).entries()) {
      add(name, index);
      const bare = withoutArticle(name);
      if (bare !== name) add(bare, index);
    }
    // Of ASCII alone, which is written down so that a character takes one byte.
    this.#text = Buffer.from(`\n${lines.join('\n')}\n`, 'latin1').toString('latin1');
    this.#indexes = Int32Array.from(indexes);
    this.#starts = Int32Array.from(starts);
    this.#next = new Int32Array(lines.length);
    for (let line = lines.length - 1; line >= 0; line -= 1) {
      const name = lines[line] ?? '';
      this.#next[line] = this.#first.get(name) ?? -1;
      this.#first.set(name, line);
    }
  }

  /** The indexes of a folded name, with or without its article. */
  *exact(name: string): Generator<number> {
    for (let line = this.#first.get(name) ?? -1; line !== -1; line = this.#next[line] ?? -1) {
      yield this.#indexes[line] ?? -1;
    }
  }

  /** The indexes of the names that begin so. */
  prefixed(words: string): Generator<number> {
    return this.#find(`\n${words}`);
  }

  /** The indexes of the names that have a later word that begins so. */
  wordPrefixed(words: string): Generator<number> {
    return this.#find(` ${words}`);
  }

  *#find(part: string): Generator<number> {
    for (
      let at = this.#text.indexOf(part);
      at !== -1;
      // On from the end of the line: a name counts once.
      at = this.#text.indexOf(part, this.#text.indexOf('\n', at + 1))
    ) {
      yield this.#indexes[this.#lineAt(at + 1)] ?? -1;
    }
  }

  /** The line that a character of the text is in. */
  #lineAt(at: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
