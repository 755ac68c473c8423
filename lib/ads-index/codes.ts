/** A small number for each INSEE code, of which an array has thousands. */
export class Codes {
  readonly #numbers = new Map<string, number>();
  readonly #codes: (string | null)[] = [null];

  /** The number of a code, from 1, which stays; 0 for none. */
  numberOf(code: string | null): number {
    if (code === null) return 0;
    const known = this.#numbers.get(code);
    if (known !== undefined) return known;
    const number = this.#codes.length;
    this.#codes.push(code);
    this.#numbers.set(code, number);
    return number;
  }

  /** The number of a code that some ad has or had. */
  find(code: string): number | undefined {
    return this.#numbers.get(code);
  }

  /** The code of a number; `null` for 0. */
  codeOf(number: number): string | null {
    return this.#codes[number] ?? null;
  }
}
