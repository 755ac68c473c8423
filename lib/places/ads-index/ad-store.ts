import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { foldedWords, wordsOf } from '@/lib/french/text';

/** 1 for each row that was found. */
export type FoundRows = Uint8Array;

/** Searches for words whose ads are remembered: 100 kB each. */
const maxFound = 30;
/** Little memory for each ad, which takes a quarter less time than the defaults. */
const compression = { level: 1, memLevel: 4, windowBits: 12, chunkSize: 4_096 };
/** Bytes of JSON that ads are compressed with, within that window. */
const maxDictionary = 3_800;

/**
 * The JSON of ads, outside of the heap of V8, and an index of their words without the texts
 * (https://www.sqlite.org/fts5.html): tables of SQLite in memory. SQLite gets the words of `wordsOf`, folded: its own rules, of
 * Unicode 6.1, would take some of them apart.
 */
export class AdStore {
  /** The first ad, with which others have half of their JSON in common. */
  readonly #format;
  readonly #statements;
  /** Empty tables. */
  readonly #emptyBytes: number;
  /** By the query, until an ad changes: frequent words take 10 ms. */
  readonly #found = new Map<string, FoundRows>();
  /** More than any row. */
  #size = 0;

  /** @param first the JSON of an ad. */
  constructor(first: string) {
    const dictionary = Buffer.from(first).subarray(-maxDictionary);
    this.#format = { ...compression, dictionary };
    const database = new DatabaseSync(':memory:');
    // One transaction without an end: the words of many texts are written at once. Nothing is rolled back.
    database.exec(`
      PRAGMA journal_mode = OFF;
      CREATE TABLE ads (row INTEGER PRIMARY KEY, json BLOB);
      CREATE VIRTUAL TABLE texts USING fts5(
        words, content = '', contentless_delete = 1, detail = none, prefix = '1 2',
        tokenize = 'ascii'
      );
      BEGIN;
    `);
    const prepare = (sql: string) => database.prepare(sql);
    this.#statements = {
      putJson: prepare('INSERT OR REPLACE INTO ads VALUES (?, ?)'),
      putText: prepare('INSERT OR REPLACE INTO texts(rowid, words) VALUES (?, ?)'),
      removeJson: prepare('DELETE FROM ads WHERE row = ?'),
      removeText: prepare('DELETE FROM texts WHERE rowid = ?'),
      json: prepare('SELECT json FROM ads WHERE row = ?'),
      // In one value: 100 000 rows would take 40 ms.
      rows: prepare('SELECT json_group_array(rowid) AS rows FROM texts WHERE texts MATCH ?'),
      bytes: prepare(`
        SELECT (page_count - freelist_count) * page_size AS bytes
        FROM pragma_page_count, pragma_freelist_count, pragma_page_size
      `),
    };
    this.#emptyBytes = this.#usedBytes;
  }

  /** The memory that the ads take. */
  get bytes(): number {
    return this.#usedBytes - this.#emptyBytes;
  }

  get #usedBytes(): number {
    return Number(this.#statements.bytes.get()?.bytes);
  }

  /** Adds or replaces an ad. @param row fastest in ascending order. @param text what its words are searched in. */
  put(row: number, json: string, text: string): void {
    this.#statements.putJson.run(row, deflateRawSync(json, this.#format));
    this.#statements.putText.run(row, foldedWords(text));
    this.#size = Math.max(this.#size, row + 1);
    this.#found.clear();
  }

  remove(row: number): void {
    this.#statements.removeJson.run(row);
    this.#statements.removeText.run(row);
    this.#found.clear();
  }

  /** The JSON of an ad. */
  json(row: number): string {
    const bytes = this.#statements.json.get(row)?.json;
    if (!(bytes instanceof Uint8Array)) throw new RangeError(`No ad in row ${row}`);
    return inflateRawSync(bytes, this.#format).toString();
  }

  /** The ads that have words which begin like each of these; `null` without a word. */
  rowsWith(words: string): FoundRows | null {
    // Letters and digits alone: in quotes no word is an operator.
    const query = [...new Set(wordsOf(words))].map((word) => `"${word}"*`).join(' AND ');
    if (query === '') return null;
    const known = this.#found.get(query);
    if (known !== undefined) return known;
    const rows: number[] = JSON.parse(String(this.#statements.rows.get(query)?.rows));
    const found = new Uint8Array(this.#size);
    for (const row of rows) found[row] = 1;
    if (this.#found.size === maxFound) this.#found.clear();
    this.#found.set(query, found);
    return found;
  }
}
