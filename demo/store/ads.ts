import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { recent } from './recent.ts';
import { documentsOf, numberIn, textIn } from './row.ts';

export type AdFilter = {
  specialtyId?: number;
  /** Days, `YYYY-MM-DD`, both included. */
  from?: string;
  until?: string;
};

export type AdStore = ReturnType<typeof adStore>;

const MAX_CACHED_COUNTS = 500;
const DRAWN = 24;

/** Reads ads. None is added while the server runs, so counts are cached. */
export function adStore(database: DatabaseSync) {
  const total = numberIn(database.prepare('SELECT count(*) AS n FROM ads').get() ?? {}, 'n');
  const one = database.prepare('SELECT document FROM ads WHERE id = ?');
  const open = database.prepare(
    'SELECT document FROM ads WHERE id = ? AND (ends_on IS NULL OR ends_on >= ?)',
  );
  const range = database.prepare(
    'SELECT document FROM ads WHERE id BETWEEN ? AND ? ORDER BY id DESC',
  );

  const counted = recent(MAX_CACHED_COUNTS, (key: string) => {
    const { where, values } = condition(JSON.parse(key));
    const row = database.prepare(`SELECT count(*) AS n FROM ads WHERE ${where}`).get(...values);
    return numberIn(row ?? {}, 'n');
  });

  /** Ids are consecutive in the order of publication: any page of the unfiltered list is a lookup. */
  function allAds(offset: number, limit: number): string[] {
    const newest = total - offset;
    return documentsOf(range.all(newest - limit + 1, newest));
  }

  return {
    count: (filter: AdFilter): number =>
      Object.keys(filter).length === 0 ? total : counted(JSON.stringify(filter)),

    newest(filter: AdFilter, offset: number, limit: number): string[] {
      if (Object.keys(filter).length === 0) return allAds(offset, limit);
      const { where, values } = condition(filter);
      const rows = database
        .prepare(
          `SELECT document FROM ads WHERE id IN
             (SELECT id FROM ads WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?)
           ORDER BY id DESC`,
        )
        .all(...values, limit, offset);
      return documentsOf(rows);
    },

    find(id: number): string | undefined {
      const row = one.get(id);
      return row && textIn(row, 'document');
    },

    /** Random ads that are not over on a day. */
    sample(size: number, today: string): string[] {
      const drawn = new Set<number>();
      while (drawn.size < Math.min(DRAWN, total)) drawn.add(randomInt(1, total + 1));
      const rows = [...drawn].map((id) => open.get(id, today)).filter((row) => row !== undefined);
      return documentsOf(rows.slice(0, size));
    },
  };
}

/** An ad matches a period with a common day; one without an end has no last day. */
function condition({ specialtyId, from, until }: AdFilter) {
  const terms: [string, string | number | undefined][] = [
    ['specialty_id = ?', specialtyId],
    ['starts_on <= ?', until],
    ['(ends_on IS NULL OR ends_on >= ?)', from],
  ];
  const given = terms.flatMap(([term, value]) => (value === undefined ? [] : [{ term, value }]));
  return {
    where: ['TRUE', ...given.map(({ term }) => term)].join(' AND '),
    values: given.map(({ value }) => value),
  };
}
