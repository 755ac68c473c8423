import { previewPath } from './address';

const parameter = 'adresse';

/** Characters that are read of what was asked for; no address is as long. */
const longest = 4_000;

/** Reads what the preview is asked for, as it was typed; `null` when that is nothing. */
export function parsePreviewQuery(params: URLSearchParams): string | null {
  const text = params.get(parameter)?.trim() ?? '';
  return text === '' ? null : text.slice(0, longest);
}

/** Writes that query, without a question mark. */
export function formatPreviewQuery(address: string | null): string {
  return address === null ? '' : new URLSearchParams({ [parameter]: address }).toString();
}

/** The address of the preview of a page, from the root of the site; of all of them without one. */
export function previewHref(address: string | null = null): string {
  const query = formatPreviewQuery(address);
  return query === '' ? previewPath : `${previewPath}?${query}`;
}
