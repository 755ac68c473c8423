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

type Box = { name: string; left: number; top: number; right: number; bottom: number };

/** The boxes of what must be seen: sections, articles, forms and the title, in pixels of the page. */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      ':is(main, body > footer) :is(section, article, form, h1)',
    );
    return [...parts].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isOnPage = left >= 0 && right <= innerWidth && right - left > 2 && bottom - top > 2;
      // The opacity is what the picture tells.
      const isShown = part.checkVisibility({ visibilityProperty: true });
      if (!isOnPage || !isShown || part.closest('[inert]')) return [];
      const name = `${part.localName} ${part.textContent.slice(0, 60)}`;
      return [{ name, left, right, top: top + scrollY, bottom: bottom + scrollY }];
    });
  });
}

for (const path of pages) {
  test(`@desktop @phone a capture of the whole page ${path} shows every section`, async ({
    page,
  }) => {
    // What arrives later would move the rest between the picture and the boxes.
    await page.goto(path, { waitUntil: 'networkidle' });
    const capture = await page.screenshot({ fullPage: true, scale: 'css' });
    const boxes = await boxesOf(page);
    expect(boxes.length).toBeGreaterThan(1);
    const { data, info } = await sharp(capture)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** Whether a box has one colour alone. */
    const isBlank = ({ left, top, right, bottom }: Box) => {
      let darkest = 255;
      let lightest = 0;
      for (let y = Math.floor(top); y < Math.min(bottom, info.height); y += 1) {
        for (let x = Math.floor(left); x < Math.min(right, info.width); x += 1) {
          const grey = data[(y * info.width + x) * info.channels] ?? 0;
          if (grey < darkest) darkest = grey;
          if (grey > lightest) lightest = grey;
        }
      }
      return lightest - darkest < 16;
    };
    expect(boxes.filter(isBlank).map(({ name }) => name)).toEqual([]);
  });
}
