// Pages rendered for one visitor, what is no page, and files, which have an extension. Not from lib/routing/routes.ts, whose
// codecs are too large for the browser: the test compares the two.
const notPrefetched =
  /^\/(?:_next|annonces\/(?:quel-lieu|retour)|api|apercu|healthz|indisponible|inscriptions?\/envoi|metrics|partage|readyz|reset-password)(?:\/|$)|\.[a-z]+$/;

/**
 * The path and query of the page to prefetch for a link; `null` for other sites and tabs, files, the current page, links
 * to or from pages that are not cached, and those of a list to its own pages (`data-in-place`).
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

/** Creates a function that allows each name once in a period of milliseconds, and at most `max` names. */
export function createRateLimit(max: number, periodMs: number): (name: string) => boolean {
  const taken = new Set<string>();
  return (name) => {
    if (taken.has(name) || taken.size >= max) return false;
    taken.add(name);
    setTimeout(() => taken.delete(name), periodMs);
    return true;
  };
}
