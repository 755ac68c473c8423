import { type ElementHandle, expect, type Page } from '@playwright/test';

type Focused = ElementHandle<Element>;

/** What has the focus, as a person without a mouse has to find it. */
export async function focusOf(page: Page): Promise<Focused> {
  const handle = await page.evaluateHandle(() => document.activeElement);
  const element = handle.asElement();
  if (!element) throw new Error('no document');
  return element;
}

/** How it is called in messages. */
export function nameOf(focused: Focused): Promise<string> {
  return focused.evaluate((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = words.replace(/\s+/g, ' ').trim().slice(0, 60);
    return `<${element.tagName.toLowerCase()}> ${text || element.id}`;
  });
}

/**
 * Whoever has nothing but the keyboard sees where it is: on something that is shown, within the
 * window, not under anything, with a ring around it.
 */
export async function expectSeen(page: Page, focused: Focused): Promise<void> {
  const name = await nameOf(focused);
  expect(await isLost(focused), `the focus is lost after ${name}`).toBe(false);
  // What is scrolled to arrives smoothly.
  await expect.poll(() => whereabouts(focused), `${name} has the focus, and is`).toBe('seen');
  if (!(await isPicker(focused))) {
    expect(await ringsOf(focused), `a ring is around ${name}`).not.toEqual([]);
  }
  const outside = await page.evaluate(() => document.documentElement.scrollLeft);
  expect(outside, `the page stays where it is, sideways, at ${name}`).toBe(0);
}

export function isLost(focused: Focused): Promise<boolean> {
  return focused.evaluate((element) => element === document.body || !element.isConnected);
}

/** Within a date field the button of the calendar is the browser's, and so is its ring. */
function isPicker(focused: Focused): Promise<boolean> {
  return focused.evaluate((element) => element.matches('[type="date"]:not(:focus-visible)'));
}

function whereabouts(focused: Focused): Promise<string> {
  return focused.evaluate((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return 'hidden';
    }
    // An inline link of two lines has a box for each, and nothing between them.
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    const points = boxes.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height] as const),
      ),
    );
    const within = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (within.length === 0) return 'outside of the window';
    const free = within.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    return free ? 'seen' : 'covered';
  });
}

/**
 * The rings drawn for the focus: outlines and shadows of the element, or of what it is drawn in, as
 * a box that is ticked.
 */
export function ringsOf(focused: Focused): Promise<string[]> {
  return focused.evaluate((element) => {
    const places = [element, element.parentElement, element.parentElement?.parentElement];
    return places.flatMap((place) =>
      place
        ? [null, '::before', '::after'].flatMap((pseudo) => {
            const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place, pseudo);
            const drawn =
              (outlineStyle === 'solid' || outlineStyle === 'auto') &&
              Number.parseFloat(outlineWidth) >= 2 &&
              !/^transparent$|, 0\)$/.test(outlineColor);
            return drawn ? [`${pseudo ?? place.tagName} ${outlineWidth} ${outlineColor}`] : [];
          })
        : [],
    );
  });
}
