import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PublishedAd } from '@/lib/ads/ad';
import { deflateAd } from '@/lib/ads-index/body';
import { locate } from '@/lib/ads-index/locate';
import { bytesOf, numberOf } from '@/lib/ads-index/row';
import { openDatabase } from '@/lib/ads-index/schema';
import { spherePoint } from '@/lib/ads-index/sphere';
import { Walk } from '@/lib/ads-index/walk';
import type { Gazetteer } from '@/lib/places/gazetteer';

/** The ads of the API, in an SQLite database in memory, each with where it is. */
export class AdStore {
  readonly database: DatabaseSync = openDatabase();
  readonly #places: Gazetteer;
  readonly #statements: Statements;
  readonly #walks = new Set<Walk>();
  #size = 0;
  #generation = 0;

  constructor(places: Gazetteer) {
    this.#places = places;
    this.#statements = prepareStatements(this.database);
  }

  /** How many ads there are. */
  get size(): number {
    return this.#size;
  }

  /** Changes whenever an ad does. */
  get generation(): number {
    return this.#generation;
  }

  /** The bytes of the database. */
  get bytes(): number {
    const { pages, size } = this.#statements;
    return numberOf(pages.get()?.page_count) * numberOf(size.get()?.page_size);
  }

  /** Adds ads, or replaces those of the same id, in one transaction. Gives how many are new or changed. */
  put(ads: readonly PublishedAd[]): number {
    let changed = 0;
    this.#change(() => {
      for (const published of ads) {
        for (const walk of this.#walks) walk.see(published.ad.id);
        if (this.#putOne(published)) changed += 1;
      }
    });
    if (changed > 0) this.#generation += 1;
    return changed;
  }

  /** Removes an ad. Gives whether there was one. */
  remove(id: number): boolean {
    let wasThere = false;
    this.#change(() => {
      wasThere = this.#removeOne(id);
    });
    if (wasThere) this.#generation += 1;
    return wasThere;
  }

  clear(): void {
    for (const id of this.ids()) this.remove(id);
  }

  has(id: number): boolean {
    return this.#statements.digest.get(id) !== undefined;
  }

  /** All ids, ascending. */
  ids(): number[] {
    return this.#statements.ids.all().map((row) => numberOf(row.id));
  }

  /** Watches which ads are put from now on, to know in the end which ones a walk of the API missed. */
  startWalk(): Walk {
    const walk = new Walk(this.ids.bind(this), () => this.#walks.delete(walk));
    this.#walks.add(walk);
    return walk;
  }

  #putOne(published: PublishedAd): boolean {
    const { ad, publishedAt } = published;
    const json = JSON.stringify(published);
    const digest = hash('md5', json, 'buffer');
    const known = this.#statements.digest.get(ad.id);
    if (known !== undefined && digest.equals(bytesOf(known.digest))) return false;
    if (known !== undefined) this.#removeOne(ad.id);
    const { position, isApproximate, commune, department, region } = locate(this.#places, ad);
    const point = position === null ? null : spherePoint(position);
    this.#statements.insertAd.run(
      ad.id,
      ad.specialty?.id ?? null,
      ad.start_date,
      ad.end_date,
      publishedAt,
      position?.latitude ?? null,
      position?.longitude ?? null,
      Number(isApproximate),
      point?.x ?? null,
      point?.y ?? null,
      point?.z ?? null,
      commune,
      department,
      region,
      ad.remuneration_type === 'retrocession' ? ad.retrocession_percentage : null,
      ad.remuneration_type === 'forfait' && ad.forfait_timespan === 'day'
        ? ad.forfait_amount
        : null,
    );
    if (position !== null) {
      const { latitude, longitude } = position;
      this.#statements.insertPosition.run(ad.id, latitude, latitude, longitude, longitude);
    }
    this.#statements.insertBody.run(ad.id, digest, deflateAd(json));
    this.#size += 1;
    return true;
  }

  #removeOne(id: number): boolean {
    const { removeBody, removePosition, removeAd } = this.#statements;
    if (Number(removeBody.run(id).changes) === 0) return false;
    removePosition.run(id);
    removeAd.run(id);
    this.#size -= 1;
    return true;
  }

  #change(work: () => void): void {
    this.database.exec('BEGIN');
    // Without a journal there is no way back: whatever was done stays.
    try {
      work();
    } finally {
      this.database.exec('COMMIT');
    }
  }
}

type Statements = ReturnType<typeof prepareStatements>;

function prepareStatements(database: DatabaseSync) {
  const placeholders = Array.from({ length: 16 }, () => '?').join();
  return {
    ids: database.prepare('SELECT id FROM ads ORDER BY id'),
    digest: database.prepare('SELECT digest FROM bodies WHERE id = ?'),
    insertAd: database.prepare(`INSERT INTO ads VALUES (${placeholders})`),
    insertBody: database.prepare('INSERT INTO bodies VALUES (?, ?, ?)'),
    insertPosition: database.prepare('INSERT INTO positions VALUES (?, ?, ?, ?, ?)'),
    removeAd: database.prepare('DELETE FROM ads WHERE id = ?'),
    removeBody: database.prepare('DELETE FROM bodies WHERE id = ?'),
    removePosition: database.prepare('DELETE FROM positions WHERE id = ?'),
    pages: database.prepare('PRAGMA page_count'),
    size: database.prepare('PRAGMA page_size'),
  };
}
