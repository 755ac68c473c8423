import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

export const entries = [
  'Comment ça marche',
  'Nous Contacter',
  'Nos annonces',
  'Le blog',
  'Mes annonces',
];

/** The navigation of the header, opened where a button hides it. */
export async function openNavigation(page: Page): Promise<Locator> {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await toggle.isVisible()) await toggle.click();
  return page.getByRole('navigation', { name: 'Principale' });
}

/** The distance of a section from where a scroll to it ends: below the header, or at the end of the page. */
function distanceTo(page: Page, id: string): Promise<number> {
  return page.evaluate((sectionId) => {
    const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    return Math.round(Math.min(top - header, left));
  }, id);
}

/** Expects the section of the home page below the header, with the focus on its heading. */
export async function expectArrived(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect.poll(() => distanceTo(page, id)).toBeLessThanOrEqual(1);
  await expect.poll(() => distanceTo(page, id)).toBeGreaterThanOrEqual(-1);
  await expect(heading).toBeInViewport({ ratio: 1 });
}
