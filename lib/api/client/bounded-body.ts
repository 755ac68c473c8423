import { jsonLimits, maxWholeBytes } from '@/lib/api/limits';

const byte = {
  quote: 0x22,
  comma: 0x2c,
  backslash: 0x5c,
  u: 0x75,
  openArray: 0x5b,
  closeArray: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;
const whiteSpace = new Set([0x09, 0x0a, 0x0d, 0x20]);
const nothing = Buffer.from('null');
/** A list or an object that is open. `start`: where its current item begins in the output. */
type Container = { isList: boolean; items: number; start: number };

/** Cuts JSON beyond {@link jsonLimits} while it is received. Valid JSON stays valid; the parser refuses any other. */
export class JsonCutter {
  readonly #limits;
  #output = Buffer.allocUnsafe(64_000);
  #size = 0;
  readonly #open: Container[] = [];
  /** Whether an item is skipped up to the next one, and how many containers are open in it. */
  #isSkipping = false;
  #skippedDepth = 0;
  #spaces = 0;
  #inString = false;
  /** Characters of the string that may still be written. */
  #room = 0;
  /** Bytes of an escape sequence that are to come; -1 when its first byte is. */
  #escape = 0;
  /** Whether there is too much white space, or too much outside of any list. */
  #isTooLarge = false;

  constructor(limits = { ...jsonLimits, whole: maxWholeBytes }) {
    this.#limits = limits;
  }

  /** Returns whether the JSON so far is small enough to go on. */
  write(chunk: Uint8Array): boolean {
    this.#reserve(chunk.length);
    for (const next of chunk) {
      if (this.#inString) this.#readString(next);
      else this.#readOther(next);
    }
    return !this.#isTooLarge;
  }

  get output(): Uint8Array {
    return this.#output.subarray(0, this.#size);
  }

  #readString(next: number): void {
    if (this.#escape > 0) this.#escape -= 1;
    // `\u` has four digits.
    else if (this.#escape < 0) this.#escape = next === byte.u ? 4 : 0;
    else if (next === byte.quote) this.#inString = false;
    // Not a byte that continues a character of UTF-8.
    else if ((next & 0xc0) !== 0x80) {
      this.#room -= 1;
      if (next === byte.backslash) this.#escape = -1;
    }
    if (this.#room >= 0 || !this.#inString) this.#writeByte(next);
  }

  #readOther(next: number): void {
    if (next === byte.openArray || next === byte.openObject) this.#openContainer(next);
    else if (next === byte.closeArray || next === byte.closeObject) this.#closeContainer(next);
    else if (next === byte.comma) this.#nextItem();
    else if (whiteSpace.has(next)) {
      this.#spaces += 1;
      this.#isTooLarge ||= this.#spaces > this.#limits.whole;
    } else {
      this.#inString = next === byte.quote;
      this.#room = this.#size > this.#limits.whole ? this.#limits.laterString : this.#limits.string;
      this.#writeByte(next);
    }
  }

  #openContainer(next: number): void {
    if (this.#isSkipping) {
      this.#skippedDepth += 1;
    } else if (this.#open.length === this.#limits.depth) {
      this.#writeNull();
      this.#skip(1);
    } else {
      this.#open.push({ isList: next === byte.openArray, items: 1, start: this.#size + 1 });
      this.#writeByte(next);
    }
  }

  #closeContainer(next: number): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth -= 1;
      return;
    }
    this.#isSkipping = false;
    this.#open.pop();
    this.#append(next);
  }

  #nextItem(): void {
    if (this.#skippedDepth > 0) return;
    const container = this.#open.at(-1);
    this.#isSkipping = container?.items === this.#limits.items;
    if (this.#isSkipping) return;
    this.#append(byte.comma);
    if (container === undefined) return;
    container.items += 1;
    container.start = this.#size;
  }

  #skip(depth: number): void {
    this.#isSkipping = true;
    this.#skippedDepth = depth;
  }

  #writeByte(next: number): void {
    if (this.#isSkipping) return;
    this.#append(next);
    if (this.#size > this.#limits.item) this.#checkSize();
  }

  #append(next: number): void {
    this.#output[this.#size] = next;
    this.#size += 1;
  }

  /** Replaces an item of the outermost list that is too large with `null`. */
  #checkSize(): void {
    const level = this.#open[0]?.isList ? 0 : 1;
    const list = this.#open[level];
    const { item, bytes } = this.#limits;
    if (!list?.isList) {
      this.#isTooLarge ||= this.#size > bytes;
    } else if (this.#size - list.start > item || this.#size > bytes) {
      this.#size = list.start;
      this.#writeNull();
      this.#skip(this.#open.length - level - 1);
      this.#open.length = level + 1;
    }
  }

  #writeNull(): void {
    this.#reserve(0);
    this.#size += nothing.copy(this.#output, this.#size);
  }

  /** Makes room for so many bytes: each adds one at most, but for the `null` of a container. */
  #reserve(length: number): void {
    const needed = this.#size + 2 * length + nothing.length;
    if (needed <= this.#output.length) return;
    const grown = Buffer.allocUnsafe(2 * needed);
    this.#output.copy(grown, 0, 0, this.#size);
    this.#output = grown;
  }
}

type Body = ReadableStream<Uint8Array> | null;

/** Reads a body of at most `limit` decompressed bytes; `null` when it is larger: then the rest is not received. */
export async function readBoundedBody(body: Body, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of such a body, cut by {@link JsonCutter}; `null` also when too many bytes are left. */
export async function readBoundedJson(body: Body, limit: number): Promise<Uint8Array | null> {
  const cutter = new JsonCutter();
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit || !cutter.write(chunk)) return null;
  }
  return cutter.output;
}

/** Parses JSON in UTF-8. @throws {SyntaxError | TypeError} when it is not JSON, or not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
