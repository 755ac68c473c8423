import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { openForm, send } from './submissions.ts';

/** Words that overflow the content box of a bordered element horizontally. */
function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (part: Element) => {
      const { backgroundColor, borderLeftWidth } = getComputedStyle(part);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px';
    };
    const boxesAround = (part: Element | null): Element[] =>
      part === null || part.matches('main') ? [] : [part, ...boxesAround(part.parentElement)];
    const words: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const { parentElement: parent } = text;
      // Except options of a list, and text for screen readers only.
      if (
        text.textContent?.trim() === '' ||
        !parent?.closest('main') ||
        parent.closest('select, [aria-hidden="true"]')
      )
        continue;
      if (!parent.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const spills = boxesAround(parent)
        .filter(drawn)
        .some((box) => {
          const { paddingLeft, paddingRight } = getComputedStyle(box);
          const edges = box.getBoundingClientRect();
          return (
            left < edges.left + Number.parseFloat(paddingLeft) - 1 ||
            right > edges.right - Number.parseFloat(paddingRight) + 1
          );
        });
      if (spills) words.push(text.textContent ?? '');
    }
    return words;
  });
}

for (const path of ['/inscription', '/inscriptions']) {
  for (const [width, size] of [
    [360, '200%'],
    [320, '100%'],
  ] as const) {
    test(`${path} stays within its boxes, at ${width} px with text at ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.fonts.ready;
      }, size);
      expect(await spilled(page)).toEqual([]);
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
      expect(await spilled(page)).toEqual([]);
    });
  }
}

test('enlarged on a phone, the list shows whole words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page, '/inscription');
  const shown = await page.getByLabel('Spécialité').evaluate((select: HTMLSelectElement) => {
    document.documentElement.style.fontSize = '200%';
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return 0;
    pen.font = font;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room / pen.measureText('Médecine').width;
  });
  expect(shown).toBeGreaterThan(1);
});
