import type { Page, Request } from '@playwright/test';

type Watch = {
  /** The requested pages, each once. */
  requested: () => string[];
  /** The pages that were prefetched completely. */
  prefetched: () => string[];
  forget: () => void;
};

/** Records the pages that the router requests from now on, by prefetches and navigations. */
export function watchPageRequests(page: Page): Watch {
  const requested = new Set<string>();
  const prefetched = new Set<string>();
  page.on('request', (request) => {
    if (isForPage(request)) requested.add(pageOf(request));
  });
  page.on('requestfinished', (request) => {
    // The router requests the route tree first, then the page.
    const headers = request.headers();
    if ('rsc' in headers && !('next-router-segment-prefetch' in headers))
      prefetched.add(pageOf(request));
  });
  return {
    requested: () => [...requested],
    prefetched: () => [...prefetched],
    forget: () => requested.clear(),
  };
}

/** Delays requests of the router until `release` is called. */
export async function holdPages(page: Page): Promise<{ held: () => number; release: () => void }> {
  let held = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    () => true,
    async (route) => {
      if (!isForPage(route.request())) return route.fallback();
      held += 1;
      await gate;
      await route.continue();
    },
  );
  return { held: () => held, release };
}

function isForPage(request: Request): boolean {
  return 'rsc' in request.headers() || request.isNavigationRequest();
}

/** The path and query of the requested page. */
export function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  searchParams.delete('_rsc');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
