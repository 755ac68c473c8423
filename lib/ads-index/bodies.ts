import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { PublishedAd } from '@/lib/ads/ad';
import { deflateAd, inflateAd } from '@/lib/ads-index/body';
import { boxAround } from '@/lib/ads-index/sphere';
import { bytesOf, numberOf } from '@/lib/ads-index/sqlite-value';
import type { Coordinates } from '@/lib/map/position';

const schema = `
  CREATE TABLE bodies (id INTEGER PRIMARY KEY, digest BLOB NOT NULL, body BLOB NOT NULL) STRICT;
  CREATE VIRTUAL TABLE positions USING rtree(id, south, north, west, east);`;

/** The ads as they were put, and an R*Tree of their positions, in an SQLite database in memory. */
export class AdBodies {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;

  constructor() {
    this.#database = new DatabaseSync(':memory:');
    // Nothing of it survives the process: there is nothing to protect from a crash.
    this.#database.exec('PRAGMA journal_mode = OFF');
    this.#database.exec(schema);
    this.#statements = prepare(this.#database);
  }

  get bytes(): number {
    const { pageCount, pageSize } = this.#statements;
    return numberOf(pageCount.get()?.page_count) * numberOf(pageSize.get()?.page_size);
  }

  /** The ad of an id that is here. */
  read(id: number): PublishedAd {
    // `put` has written it.
    return inflateAd(this.bodyOf(id)) as PublishedAd;
  }

  /** The bytes of an ad that is here, for another instance. */
  bodyOf(id: number): Uint8Array {
    const row = this.#statements.body.get(id);
    if (row === undefined) throw new RangeError(`No ad ${id}`);
    return bytesOf(row.body);
  }

  /** Adds an ad, or replaces it. Gives whether it is new or has changed. */
  put(published: PublishedAd): boolean {
    const { id } = published.ad;
    const json = JSON.stringify(published);
    const digest = hash('md5', json, 'buffer');
    const known = this.#statements.digest.get(id);
    if (known !== undefined && digest.equals(bytesOf(known.digest))) return false;
    this.#statements.put.run(id, digest, deflateAd(json));
    return true;
  }

  remove(id: number): void {
    this.#statements.remove.run(id);
    this.#statements.removePosition.run(id);
  }

  /** Where an ad is; `null` when that is unknown. */
  putPosition(id: number, position: Coordinates | null): void {
    this.#statements.removePosition.run(id);
    if (position === null) return;
    const { latitude, longitude } = position;
    this.#statements.putPosition.run(id, latitude, latitude, longitude, longitude);
  }

  /** The ids of the ads within a circle, and of a few near it. */
  near(centre: Coordinates, radiusKm: number): number[] {
    return this.#statements.near.all(boxAround(centre, radiusKm)).map(({ id }) => numberOf(id));
  }

  /** Does the work in one transaction, which is faster; there is no way back. */
  inTransaction(work: () => void): void {
    this.#database.exec('BEGIN');
    try {
      work();
    } finally {
      this.#database.exec('COMMIT');
    }
  }
}

type Statements = ReturnType<typeof prepare>;

function prepare(database: DatabaseSync) {
  return {
    digest: database.prepare('SELECT digest FROM bodies WHERE id = ?'),
    body: database.prepare('SELECT body FROM bodies WHERE id = ?'),
    put: database.prepare('INSERT OR REPLACE INTO bodies VALUES (?, ?, ?)'),
    remove: database.prepare('DELETE FROM bodies WHERE id = ?'),
    putPosition: database.prepare('INSERT INTO positions VALUES (?, ?, ?, ?, ?)'),
    removePosition: database.prepare('DELETE FROM positions WHERE id = ?'),
    near: database.prepare(
      `SELECT id FROM positions
        WHERE south <= :north AND north >= :south AND west <= :east AND east >= :west`,
    ),
    pageCount: database.prepare('PRAGMA page_count'),
    pageSize: database.prepare('PRAGMA page_size'),
  };
}
