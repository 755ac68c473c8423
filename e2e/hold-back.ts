import type { BrowserContext, Page } from '@playwright/test';

/** Delays requests to a URL. Returns a function that lets these and later requests through. */
export async function holdBack(where: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
