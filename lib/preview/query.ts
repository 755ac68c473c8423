/** Where the preview lives. */
export const previewPath = '/apercu';

/*
 * What the preview is asked to show: `/apercu?adresse=…`. Inside it travels as a part of a path, as
 * the searches of lists do (lib/ads/list-page.ts), though its page is rendered for each request.
 */

const parameter = 'adresse';

/** Characters that are read of what was asked for: one more than an address may have. */
const maxLength = 2_001;

const nothing = '-';

/** Reads what the preview is asked for, as it was typed; `null` when that is nothing. */
export function parsePreviewQuery(params: URLSearchParams): string | null {
  const text = params.get(parameter)?.trim() ?? '';
  return text === '' ? null : text.slice(0, maxLength);
}

/** Writes that query, without a question mark. */
export function formatPreviewQuery(requested: string | null): string {
  return requested === null ? '' : new URLSearchParams({ [parameter]: requested }).toString();
}

/** The address of the preview of a page, from the root of the site; of all of them without one. */
export function previewHref(requested: string | null = null): string {
  const query = formatPreviewQuery(requested);
  return query === '' ? previewPath : `${previewPath}?${query}`;
}

/** The internal path that shows what was asked for. */
export function previewPagePath(requested: string | null): string {
  return `${previewPath}/${requested === null ? nothing : Buffer.from(requested).toString('base64url')}`;
}

/** Reads what was asked for back from the last segment of that path. */
export function readPreviewSegment(segment: string): string | null {
  return segment === nothing ? null : Buffer.from(segment, 'base64url').toString();
}
