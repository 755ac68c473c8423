import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { adRow } from '../sample/ads/ad-row.ts';
import { partnerDocuments } from '../sample/partners.ts';
import { postRows } from '../sample/posts.ts';
import { SPECIALTIES } from '../sample/specialties.ts';
import { substituteDocuments } from '../sample/substitutes.ts';
import { type SampleSize, sampleFingerprint } from './sample-fingerprint.ts';
import { dropSample, indexAds } from './schema.ts';

export type Progress = (adsDone: number, adsTotal: number) => void;

type Watch = { onProgress?: Progress; signal?: AbortSignal };

const BATCH = 5_000;

/** Makes the sample, unless the database already has the same one. */
export async function fillSample(
  database: DatabaseSync,
  size: SampleSize,
  watch: Watch,
): Promise<void> {
  const fingerprint = sampleFingerprint(size);
  if (holds(database, fingerprint)) return;

  dropSample(database);
  // Frees the disk space of a large sample; the rest is tiny.
  database.exec('VACUUM');
  // No syncing to disk: after a crash the sample is rebuilt.
  database.exec('PRAGMA synchronous = OFF');
  inTransaction(database, () => fillSmallTables(database, size.today));
  await fillAds(database, size, watch);
  indexAds(database);
  database.prepare('INSERT INTO sample_of VALUES (?)').run(fingerprint);
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(TRUNCATE)');
}

const holds = (database: DatabaseSync, fingerprint: string): boolean =>
  database.prepare('SELECT 1 FROM sample_of WHERE fingerprint = ?').get(fingerprint) !== undefined;

function fillSmallTables(database: DatabaseSync, today: string): void {
  const specialty = database.prepare('INSERT INTO specialties VALUES (?, ?)');
  for (const { id, name } of SPECIALTIES) specialty.run(id, name);

  const partner = database.prepare('INSERT INTO partners VALUES (?, ?)');
  for (const [index, document] of partnerDocuments().entries()) partner.run(index + 1, document);

  const substitute = database.prepare('INSERT INTO substitutes VALUES (?, ?)');
  for (const [index, document] of substituteDocuments().entries()) {
    substitute.run(index + 1, document);
  }

  const post = database.prepare('INSERT INTO posts VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (const row of postRows(today)) {
    post.run(
      row.id,
      row.slug,
      row.status,
      row.publishedAt,
      row.author,
      row.tagSlugs,
      row.words,
      row.document,
    );
  }
}

/** Inserts ads in batches, between which the process can be stopped. */
async function fillAds(database: DatabaseSync, size: SampleSize, watch: Watch): Promise<void> {
  const insert = database.prepare('INSERT INTO ads VALUES (?, ?, ?, ?, ?)');
  for (let first = 0; first < size.ads; first += BATCH) {
    const after = Math.min(first + BATCH, size.ads);
    inTransaction(database, () => {
      for (let index = first; index < after; index += 1) {
        const ad = adRow(index, size);
        insert.run(ad.id, ad.specialtyId, ad.startsOn, ad.endsOn, ad.document);
      }
    });
    watch.onProgress?.(after, size.ads);
    await setImmediate();
    watch.signal?.throwIfAborted();
  }
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
