import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pages } from './pages.ts';
import { expect, test } from './test.ts';

/*
 * Whole pages as archives, search engines, editors and the commands of browsers capture them: in one picture, without
 * scrolling.
 */

// The 404 page.
test.use({ expectedConsole: ['Failed to load resource'] });

type Box = { name: string; left: number; top: number; width: number; height: number };

/** The boxes of all that must be seen: sections, articles, headings and paragraphs, in pixels of the page. */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('main :is(section, article, form, h1, h2, h3, p)');
    return [...parts].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const isOnPage = left >= 0 && left + width <= innerWidth && width > 2 && height > 2;
      // The opacity is what the picture tells: captions of a carousel take turns by their visibility.
      const isShown = part.checkVisibility({ visibilityProperty: true });
      const isEmpty = part.textContent.trim() === '' || part.closest('[inert], [role="status"]');
      if (!isOnPage || !isShown || isEmpty) return [];
      const name = `${part.localName} ${part.textContent.slice(0, 60)}`;
      return [{ name, left, top: top + scrollY, width, height }];
    });
  });
}

for (const path of pages) {
  test(`@desktop @phone a capture of the whole page ${path} shows every section`, async ({
    page,
  }) => {
    await page.goto(path);
    const boxes = await boxesOf(page);
    expect(boxes.length).toBeGreaterThan(1);
    const capture = await page.screenshot({ fullPage: true, scale: 'css' });
    const { width: right = 0, height: bottom = 0 } = await sharp(capture).metadata();
    const blank: string[] = [];
    for (const box of boxes) {
      const left = Math.floor(box.left);
      const top = Math.floor(box.top);
      const region = {
        left,
        top,
        width: Math.min(Math.ceil(box.width), right - left),
        height: Math.min(Math.ceil(box.height), bottom - top),
      };
      const { channels } = await sharp(capture).extract(region).stats();
      if (channels.every(({ min, max }) => max - min < 16)) blank.push(box.name);
    }
    expect(blank).toEqual([]);
  });
}
