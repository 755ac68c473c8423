import { HttpError, jsonText, type RouteResponse } from './response.ts';
import type { Call } from './router.ts';

/** The blog counts its pages from one, as Django REST does; the list of ads counts from zero. */
type Numbering = { first: 0 | 1; size: number };

/**
 * The requested page, in the envelope of Django REST.
 *
 * @param items all items of the list.
 * @param textOf the JSON text of an item.
 */
export function pageOf<Item>(
  { path, query, origin }: Call,
  { first, size }: Numbering,
  items: readonly Item[],
  textOf: (item: Item) => string,
): RouteResponse {
  const requested = query.get('page') || String(first);
  const page = /^\d{1,9}$/.test(requested) ? Number(requested) : -1;
  const count = items.length;
  const last = first + Math.max(0, Math.ceil(count / size) - 1);
  if (page < first || page > last) throw new HttpError(404, { detail: 'Page non valide.' });

  const link = (number: number): string => {
    const linked = new URLSearchParams(query);
    linked.set('page', String(number));
    return `${origin}${path}?${linked}`;
  };
  const start = (page - first) * size;
  const envelope = JSON.stringify({
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > first ? link(page - 1) : null,
  });
  const results = items.slice(start, start + size).map(textOf);
  return jsonText(`${envelope.slice(0, -1)},"results":[${results.join(',')}]}`);
}
