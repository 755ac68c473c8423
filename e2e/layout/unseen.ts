import type { Page } from '@playwright/test';

/** With forced colours: controls without a border, and icons whose colour differs from their text. */
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
      // forced-colours.spec.ts checks radios and checkboxes.
      ...shown(
        'input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea',
      ).filter((control) => !hasEdge(control)),
      // Text can be an entry of a menu; an icon alone needs a border to be recognized as a button.
      ...shown('button').filter((button) => !words(button) && !hasEdge(button)),
      ...shown('svg[stroke="currentColor"], svg[fill="currentColor"]').filter(
        (icon) => !hasColourOfParent(icon),
      ),
    ].map((element) => element.outerHTML.slice(0, 160));
  });
}
