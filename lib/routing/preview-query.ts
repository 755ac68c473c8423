/** The path of the preview; the page to preview is a parameter: `/apercu?adresse=…`. */
export const previewPath = '/apercu';
const parameter = 'adresse';

/** One more than the maximum length of a valid URL. */
const maxLength = 2_001;

/** Parses the requested page, as it was typed; `null` when it is empty. */
export function parsePreviewQuery(params: URLSearchParams): string | null {
  const text = params.get(parameter)?.trim() ?? '';
  return text === '' ? null : text.slice(0, maxLength);
}

/** Formats that query, without a question mark. */
export function formatPreviewQuery(requested: string | null): string {
  return requested === null ? '' : new URLSearchParams({ [parameter]: requested }).toString();
}

/** The URL of the preview of a page, or of the table of all pages, from the root of the site. */
export function previewHref(requested: string | null = null): string {
  const query = formatPreviewQuery(requested);
  return query === '' ? previewPath : `${previewPath}?${query}`;
}
