import { DatabaseSync } from 'node:sqlite';
import { foldedWords, searchWords } from '@/lib/french/text';

/**
 * The words of ads: a table of FTS5 in memory (https://www.sqlite.org/fts5.html). It gets those of `wordsOf`, folded:
 * its own rules, of Unicode 6.1, would take some of them apart.
 */
export class WordIndex {
  readonly #statements;

  constructor() {
    const database = new DatabaseSync(':memory:');
    // Without the positions of words, which no search asks for; with the words by their first letter and first two.
    database.exec(`
      CREATE VIRTUAL TABLE texts
      USING fts5(words, tokenize = 'ascii', detail = none, prefix = '1 2')
    `);
    const prepare = (sql: string) => database.prepare(sql);
    this.#statements = {
      put: prepare('INSERT OR REPLACE INTO texts(rowid, words) VALUES (?, ?)'),
      remove: prepare('DELETE FROM texts WHERE rowid = ?'),
      // In one value: rows of their own take five times as long.
      ids: prepare('SELECT json_group_array(rowid) AS ids FROM texts WHERE texts MATCH ?'),
    };
  }

  /** Adds or replaces an ad. @param text what its words are searched in. */
  put(id: number, text: string): void {
    this.#statements.put.run(id, foldedWords(text));
  }

  remove(id: number): void {
    this.#statements.remove.run(id);
  }

  /** The ids of the ads that have words which begin like each of these (`searchWords`); `null` without a word. */
  idsWith(words: string): ReadonlySet<number> | null {
    // Letters and digits alone: in quotes no word is an operator.
    const query = Array.from(searchWords(words), (word) => `"${word}"*`).join(' AND ');
    if (query === '') return null;
    const ids: number[] = JSON.parse(String(this.#statements.ids.get(query)?.ids));
    return new Set(ids);
  }
}
