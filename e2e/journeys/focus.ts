import { type ElementHandle, expect, type Page } from '@playwright/test';

type Focused = ElementHandle<Element>;

/** The focused element. */
export async function focusOf(page: Page): Promise<Focused> {
  const handle = await page.evaluateHandle(() => document.activeElement);
  const element = handle.asElement();
  if (!element) throw new Error('no document');
  return element;
}

/** The focused element, which must be visible. The form of the filters replaces the served one and its focused field. */
export async function visibleFocusOf(page: Page): Promise<Focused> {
  let focused = await focusOf(page);
  let seen = await settled(focused);
  if (seen.isReplaced) {
    focused = await focusOf(page);
    seen = await settled(focused);
  }
  expectVisible(seen);
  return focused;
}

/** The name of an element in messages. */
export async function nameOf(focused: Focused): Promise<string> {
  return (await look(focused)).name;
}

/** The focus rings around an element, as text. */
export async function ringsOf(focused: Focused): Promise<string[]> {
  return (await look(focused)).rings;
}

/**
 * The focused element, which must be visible and after the last stop in the page. `null` after the last stop of the
 * page, when the browser's own interface has the focus, or the first stop again.
 *
 * @param first the first stop of the page; `null` if there was none yet.
 */
export async function nextStop(
  page: Page,
  last: Focused,
  first: Focused | null,
): Promise<Focused | null> {
  const now = await focusOf(page);
  const seen = await settled(now, last);
  if (first && seen.isLost) return null;
  expectVisible(seen);
  if (first && seen.isBack) {
    if (await now.evaluate((element, one) => element === one, first)) return null;
    throw new Error(`${seen.name} comes before ${await nameOf(last)}`);
  }
  return now;
}

/** The focus must be on an element that is shown, within the window, not covered, with a focus ring. */
function expectVisible(look: Look): void {
  const { name, where, rings, isPicker, sideways } = look;
  expect(look.isLost || look.isReplaced, `the focus is lost after ${name}`).toBe(false);
  expect(where, `${name} has the focus, and is`).toBe('seen');
  if (!isPicker) expect(rings, `a ring is around ${name}`).not.toEqual([]);
  expect(sideways, `the page does not scroll sideways at ${name}`).toBe(0);
}

/** Inspects an element once it is in the window, because scrolling is smooth. */
async function settled(focused: Focused, last?: Focused): Promise<Look> {
  let seen = await look(focused, last);
  const isThere = () => seen.isLost || seen.isReplaced || seen.where === 'seen';
  if (isThere()) return seen;
  const again = async () => {
    seen = await look(focused, last);
    expect(isThere()).toBe(true);
  };
  await expect(again)
    .toPass({ timeout: 5_000 })
    .catch(() => undefined);
  return seen;
}

type Look = {
  name: string;
  /** No element has the focus. */
  isLost: boolean;
  /** The element has left the document. */
  isReplaced: boolean;
  where: 'seen' | 'hidden' | 'covered' | 'outside of the window';
  rings: string[];
  /** Whether this is the calendar button of a date field, whose ring the browser draws. */
  isPicker: boolean;
  /** The horizontal scroll position of the page. */
  sideways: number;
  /** Whether the element precedes the last stop. */
  isBack: boolean;
};

/** Inspects an element in one call, because tests make thousands of stops. */
function look(focused: Focused, last?: Focused): Promise<Look> {
  return focused.evaluate((element, before): Look => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = words.replace(/\s+/g, ' ').trim().slice(0, 60);
    return {
      name: `<${element.tagName.toLowerCase()}> ${text || element.id}`,
      isLost: element === document.body,
      isReplaced: !element.isConnected,
      where: whereabouts(),
      rings: rings(),
      isPicker: element.matches('[type="date"]:not(:focus-visible)'),
      sideways: document.documentElement.scrollLeft,
      isBack: Boolean(
        before?.isConnected &&
          before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
      ),
    };

    function whereabouts(): Look['where'] {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        return 'hidden';
      }
      // An inline link of two lines has a box for each.
      const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
      const points = boxes.flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height] as const),
        ),
      );
      const within = points.filter(
        ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
      );
      if (within.length === 0) return 'outside of the window';
      const free = within.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      return free ? 'seen' : 'covered';
    }

    /** Outlines of the element, or of an ancestor that draws it, as for a checkbox; for an SVG shape, its stroke. */
    function rings(): string[] {
      const shape = element instanceof SVGElement ? element.querySelector('path, circle') : null;
      if (shape) {
        const { stroke, strokeWidth } = getComputedStyle(shape);
        return stroke !== 'none' && Number.parseFloat(strokeWidth) >= 4 ? [`stroke ${stroke}`] : [];
      }
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
    }
  }, last);
}
