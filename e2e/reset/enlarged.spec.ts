import type { Locator, Page } from '@playwright/test';
import { resetForm, resetPath } from './page.ts';
import { expect, expectAccessible, test } from './test.ts';

/** The width of the content box of an input, in pixels. */
const roomIn = (input: Locator) =>
  input.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });

/** Elements that overflow the form or the page horizontally; the target of a checkbox is larger than its box. */
const outside = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const form = main.querySelector('form');
    const parts = [
      ...main.querySelectorAll('input:not([type="checkbox"]), button, label, h1, p, a, li'),
    ];
    return parts
      .filter((part) => {
        const { left, right } = (form?.contains(part) ? form : main).getBoundingClientRect();
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((part) => part.outerHTML.slice(0, 120))
      .concat(main.scrollWidth > main.clientWidth ? `${main.scrollWidth} px` : []);
  });

for (const [width, least] of [
  [360, 224],
  [320, 184],
] as const) {
  test(`at ${width} px with text at 200 % there is room to type`, async ({ page, token }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(resetPath(token));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { password, confirmation, button, send } = resetForm(page);
    const expectRoom = async () => {
      expect(await outside(page)).toEqual([]);
      for (const input of [password, confirmation]) {
        expect(await roomIn(input)).toBeGreaterThanOrEqual(least);
      }
    };
    await expectRoom();
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await expectRoom();
    await send('1234567', '12345678');
    await expect(page.getByText('Encore 1 caractère au moins.', { exact: true })).toBeVisible();
    await expectRoom();

    const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
    const [field, below] = [await password.boundingBox(), await toggle.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expectAccessible(page);
  });
}

test('@phone at normal width, the toggle is inside the field', async ({ page, token }) => {
  await page.goto(resetPath(token));
  const { password } = resetForm(page);
  expect(await roomIn(password)).toBeGreaterThanOrEqual(128);
  const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
  const [field, inside] = [await password.boundingBox(), await toggle.boundingBox()];
  expect(inside?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0) / 2);
});
