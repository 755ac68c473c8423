import { adListPath, parseAdId } from './ad-paths.ts';

/* Lists and calendars of ads by id, which visitors send and subscribe to (docs/product.md#a-list-to-send). */

/** The path of the calendar that follows ads. */
export const adsCalendarPath = `${adListPath}/agenda.ics`;

/** The most ads of a list; of more ids the first count. */
export const maxAdsById = 50;

/** The ids of `ids`: the first as written, then ascending, each once; what is no id is dropped. */
export function parseAdIds(params: URLSearchParams): number[] {
  const ids = (params.get('ids') ?? '').split(',').map((value) => parseAdId(value.trim()));
  const first = ids.filter((id) => id !== null).slice(0, maxAdsById);
  return [...new Set(first)].sort((one, other) => one - other);
}

/** The URL of a list or calendar of ads, from the root: `/mes-annonces?ids=12,45`. */
export function adsByIdHref(path: string, ids: readonly number[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join()}`;
}
