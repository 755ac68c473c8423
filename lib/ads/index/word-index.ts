import { DatabaseSync } from 'node:sqlite';
import { foldedWords, searchWords } from '@/lib/french/text';

/** 1 for each row that was found. */
export type FoundRows = Uint8Array;

/** Searches for words whose ads are remembered: 100 kB each. */
const maxFound = 30;
/** Pages of 4 kB that a step of a merge writes: a millisecond. */
const pagesOfStep = 4;

/**
 * An index of the words of ads without their texts (https://www.sqlite.org/fts5.html): a table of SQLite in memory.
 * SQLite gets the words of `wordsOf`, folded: its own rules, of Unicode 6.1, would take some of them apart.
 */
export class WordIndex {
  readonly #statements;
  /** Those of an empty table. */
  readonly #emptyBytes: number;
  /** By the query, until an ad changes: frequent words take 10 ms. */
  readonly #found = new Map<string, FoundRows>();
  /** More than any row. */
  #size = 0;

  constructor() {
    const database = new DatabaseSync(':memory:');
    // One transaction without an end: the words of many texts are written at once. Nothing is rolled back. The segments
    // that this makes are merged by `mergeSome` alone: otherwise some texts would take a tenth of a second.
    database.exec(`
      PRAGMA journal_mode = OFF;
      CREATE VIRTUAL TABLE texts USING fts5(
        words, content = '', contentless_delete = 1, detail = none, prefix = '1 2',
        tokenize = 'ascii'
      );
      INSERT INTO texts(texts, rank) VALUES ('automerge', 0), ('crisismerge', 1000);
      BEGIN;
    `);
    const prepare = (sql: string) => database.prepare(sql);
    this.#statements = {
      put: prepare('INSERT OR REPLACE INTO texts(rowid, words) VALUES (?, ?)'),
      remove: prepare('DELETE FROM texts WHERE rowid = ?'),
      merge: prepare(`INSERT INTO texts(texts, rank) VALUES ('merge', ${pagesOfStep})`),
      changes: prepare('SELECT total_changes() AS changes'),
      // In one value: 100 000 rows would take 40 ms.
      rows: prepare('SELECT json_group_array(rowid) AS rows FROM texts WHERE texts MATCH ?'),
      bytes: prepare(`
        SELECT (page_count - freelist_count) * page_size AS bytes
        FROM pragma_page_count, pragma_freelist_count, pragma_page_size
      `),
    };
    this.#emptyBytes = this.#usedBytes;
  }

  /** The memory that the words take. */
  get bytes(): number {
    return this.#usedBytes - this.#emptyBytes;
  }

  get #usedBytes(): number {
    return Number(this.#statements.bytes.get()?.bytes);
  }

  /** Adds or replaces an ad. @param text what its words are searched in. */
  put(row: number, text: string): void {
    this.#statements.put.run(row, foldedWords(text));
    this.#size = Math.max(this.#size, row + 1);
    this.#found.clear();
  }

  remove(row: number): void {
    this.#statements.remove.run(row);
    this.#found.clear();
  }

  /** Merges some of what was written, without the words of removed ads. Returns whether there is more to merge. */
  mergeSome(): boolean {
    const before = this.#changes;
    this.#statements.merge.run();
    // https://www.sqlite.org/fts5.html#the_merge_command
    return this.#changes - before >= 2;
  }

  get #changes(): number {
    return Number(this.#statements.changes.get()?.changes);
  }

  /** The ads that have words which begin like each of these (`searchWords`); `null` without a word. */
  rowsWith(words: string): FoundRows | null {
    // Letters and digits alone: in quotes no word is an operator.
    const query = Array.from(searchWords(words), (word) => `"${word}"*`).join(' AND ');
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
