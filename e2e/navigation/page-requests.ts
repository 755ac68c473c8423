import type { Page, Request } from '@playwright/test';

type Watch = {
  /** The pages requested, each once. */
  requested: () => string[];
  /** Those of them that were prefetched completely. */
  had: () => string[];
  forget: () => void;
};

/** Records what the router requests from now on: prefetches and navigations. */
export function watchPageRequests(page: Page): Watch {
  const requested = new Set<string>();
  const had = new Set<string>();
  page.on('request', (request) => {
    if (isForPage(request)) requested.add(pageOf(request));
  });
  page.on('requestfinished', (request) => {
    // First its route tree, then the page.
    const headers = request.headers();
    if ('rsc' in headers && !('next-router-segment-prefetch' in headers)) had.add(pageOf(request));
  });
  return { requested: () => [...requested], had: () => [...had], forget: () => requested.clear() };
}

/** Delays responses to the router until it is released. */
export async function holdPages(page: Page): Promise<{ held: () => number; letGo: () => void }> {
  let held = 0;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
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
  return { held: () => held, letGo };
}

function isForPage(request: Request): boolean {
  return 'rsc' in request.headers() || request.isNavigationRequest();
}

/** The path and query of the page that is requested. */
export function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  searchParams.delete('_rsc');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
