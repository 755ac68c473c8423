import type { Call } from './call.ts';
import { invalidPage } from './http-error.ts';

/** The blog counts its pages from one, as Django REST does; the list of ads counts from zero. */
export type Numbering = { first: 0 | 1; size: number };

/** The requested page, which may be beyond the last one. */
export function parsePage(query: URLSearchParams, { first }: Numbering): number {
  const page = query.get('page') || String(first);
  if (!/^\d{1,9}$/.test(page) || Number(page) < first) throw invalidPage();
  return Number(page);
}

export const offsetOf = (page: number, { first, size }: Numbering): number => (page - first) * size;

/** The paged envelope as JSON text, around results that are JSON text. */
export function envelope(
  call: Call,
  numbering: Numbering,
  found: { page: number; count: number; documents: string[] },
): string {
  const { page, count, documents } = found;
  const { first, size } = numbering;
  const last = first + Math.max(0, Math.ceil(count / size) - 1);
  const next = page < last ? pageLink(call, page + 1) : null;
  const previous = page > first ? pageLink(call, page - 1) : null;
  const [links] = [JSON.stringify({ count, next, previous }).slice(0, -1)];
  return `${links},"results":[${documents.join(',')}]}`;
}

export function assertWithin(page: number, count: number, { first, size }: Numbering): void {
  if (page > first && (page - first) * size >= count) throw invalidPage();
}

function pageLink(call: Call, page: number): string {
  const query = new URLSearchParams(call.query);
  query.set('page', String(page));
  return `${call.origin}${call.path}?${query}`;
}
