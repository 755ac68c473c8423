import type { BrowserContext, Page } from '@playwright/test';

/** Delays requests to a URL; returns a function that lets them, and later ones, through. */
export async function holdBack(where: Page | BrowserContext, address: string): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await where.route(address, async (route) => {
    await coming;
    await route.fallback();
  });
  return letCome;
}
