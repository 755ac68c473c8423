import type { BrowserContext, Page } from '@playwright/test';

/** Has what is asked for at an address wait; gives what lets it come, then and from then on. */
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
