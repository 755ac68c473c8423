import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

export const entries = [
  'Comment ça marche',
  'Nous Contacter',
  'Nos annonces',
  'Le blog',
  'Mes annonces',
  'Se connecter',
];

/** The navigation of the header, which this opens if it is collapsed behind a button. */
export async function openNavigation(page: Page): Promise<Locator> {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await toggle.isVisible()) await toggle.click();
  return page.getByRole('navigation', { name: 'Principale' });
}

/** The distance of a section from the position where a scroll to it ends: below the header, or at the page's end. */
function distanceTo(page: Page, id: string): Promise<number> {
  return page.evaluate((sectionId) => {
    const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    return Math.round(Math.min(top - header, left));
  }, id);
}

/** Expects the section of the home page to be below the header, with the focus on its heading. */
export async function expectArrived(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect.poll(() => distanceTo(page, id)).toBeLessThanOrEqual(1);
  await expect.poll(() => distanceTo(page, id)).toBeGreaterThanOrEqual(-1);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

/** Elements that forced colours make invisible: controls without a border, and icons in another colour than their text. */
export function unseenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      return (
        Number.parseFloat(borderTopWidth) >= 1 &&
        borderTopStyle !== 'none' &&
        !/, 0\)$/.test(borderTopColor)
      );
    };
    const hasColourOfParent = (icon: Element) => {
      const { parentElement } = icon;
      return (
        !parentElement || getComputedStyle(icon).color === getComputedStyle(parentElement).color
      );
    };
    const words = (element: Element) => (element.textContent ?? '').trim() !== '';
    return [
      // preferences.spec.ts checks radios and checkboxes.
      ...shown(
        'input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea',
      ).filter((control) => !hasEdge(control)),
      // A button with text may be a menu entry; an icon alone needs a border to be recognized as a button.
      ...shown('button').filter((button) => !words(button) && !hasEdge(button)),
      ...shown('svg[stroke="currentColor"], svg[fill="currentColor"]').filter(
        (icon) => !hasColourOfParent(icon),
      ),
    ].map((element) => element.outerHTML.slice(0, 160));
  });
}
