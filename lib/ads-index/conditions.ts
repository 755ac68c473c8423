import type { AdArea, AdQuery } from '@/lib/ads-index/ad-query';
import { boxAround, spherePoint, squaredChord } from '@/lib/ads-index/sphere';

/** A condition of SQL, and its parameters by name. */
export type Condition = { where: string; values: Record<string, string | number> };

/** The square of the straight line from the centre, for the parameters of an area around it. */
export const squaredDistance = '(x - :x) * (x - :x) + (y - :y) * (y - :y) + (z - :z) * (z - :z)';

/** The tables that a search reads: the R*Tree finds what is in a box. */
export function tablesFor(area: AdArea | null): string {
  return area?.kind === 'around' ? 'positions CROSS JOIN ads ON ads.id = positions.id' : 'ads';
}

/** Whether an ad is in an area, and open on a day: `isOver` of lib/ads in SQL. */
export function openIn(area: AdArea | null, today: string): Condition {
  return all([{ where: '(ends IS NULL OR ends >= :today)', values: { today } }, inArea(area)]);
}

/** Whether an ad is what a search asks for (demo/store/ads.ts has the same meaning of the dates). */
export function matching(query: AdQuery): Condition {
  const { area, specialty, startDate, endDate, today } = query;
  return all([
    openIn(area, today),
    ...given('specialty = :specialty', { specialty }),
    ...given('(ends IS NULL OR ends >= :startDate)', { startDate }),
    ...given('(starts IS NULL OR starts <= :endDate)', { endDate }),
  ]);
}

function inArea(area: AdArea | null): Condition {
  if (area === null) return { where: 'TRUE', values: {} };
  if (area.kind !== 'around') return { where: `${area.kind} = :code`, values: { code: area.code } };
  const { centre, radiusKm } = area;
  return {
    where: `south <= :north AND north >= :south AND west <= :east AND east >= :west
      AND ${squaredDistance} <= :reach`,
    values: {
      ...boxAround(centre, radiusKm),
      ...spherePoint(centre),
      reach: squaredChord(radiusKm),
    },
  };
}

function given(where: string, values: Record<string, string | number | null>): Condition[] {
  const known = Object.entries(values).filter(([, value]) => value !== null);
  return known.length === 0
    ? []
    : [{ where, values: Object.fromEntries(known) as Condition['values'] }];
}

function all(conditions: Condition[]): Condition {
  return {
    where: conditions.map(({ where }) => where).join(' AND '),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  };
}
