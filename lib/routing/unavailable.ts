/** The page that Vercel shows, without JavaScript, in place of one whose content the API did not return. */
export const unavailablePath = '/indisponible';

/** The URL for a page that is not available. @param path of that page. @param query without the question mark. */
export function unavailableHref(path: string, query: string): string {
  const page = query === '' ? path : `${path}?${query}`;
  return `${unavailablePath}?${new URLSearchParams({ retour: page })}`;
}
