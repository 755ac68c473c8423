// What is rendered for one visitor, and what is no page; files have an extension (lib/routes.ts, whose
// codecs are too many bytes for the browser; the test compares the two).
const notPrefetched =
  /^\/(?:_next|api|apercu|healthz|partage|readyz|reset-password)(?:\/|$)|\.[a-z]+$/;

/**
 * The page of this site that a link leads to in this window, from the root and with its query;
 * `null` where nothing is to be had before it is asked for: other sites, files, what is kept for
 * nobody, the page shown itself, and the links of a list to its own pages, which it turns in place
 * (`data-in-place`). From a page that is kept for nobody nothing is asked either.
 */
export function pageToPrefetch(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || target !== '') return null;
  if (notPrefetched.test(pathname) || notPrefetched.test(location.pathname)) return null;
  if (pathname === location.pathname) {
    if (search === location.search || link.closest('[data-in-place]')) return null;
  }
  return pathname + search;
}
