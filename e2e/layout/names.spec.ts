import type { Page } from '@playwright/test';
import { adOnTheWire } from '../map/visitor.ts';
import { expect, freshAd, test } from '../test.ts';

/** Names and dates on two lines, though the line has room for them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pattern =
      /\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)+|\d+(?:er)?[ \u00a0](?:janvier|décembre)(?:[ \u00a0]\d{4})?/gu;
    const isBroken = (node: Text, { 0: word, index }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const length = parts.reduce((sum, { width }) => sum + width, 0);
      const line = node.parentElement?.closest('p, li, h1, h2, h3, dd, td, th, div, address');
      const isInTwo = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
      return isInTwo && length < (line?.clientWidth ?? 0) - 24;
    };
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      const words = [...node.data.matchAll(pattern)].filter((match) => isBroken(node, match));
      broken.push(...words.map(([word]) => `${word} in ${node.parentElement?.outerHTML}`));
    }
    return broken;
  });
}

const long = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson';

test('@phone names of places and dates do not break, and are copied as they are', async ({
  page,
  api,
}) => {
  const id = freshAd();
  const title = 'Deux médecins à Bourg-en-Bresse du 28 décembre au 1er janvier 2027';
  const ad = adOnTheWire(id, title, { city: 'Saint-Brieuc', postal_code: '22000' });
  const dates = { start_date: '2026-12-28', end_date: '2027-01-01' };
  const user = { ...ad.user, first_name: 'Anne', last_name: 'Le Goff-Saint-Brieuc' };
  await api.respond(`/api/v1/ads/${id}`, {
    ...ad,
    ...dates,
    user,
    description: 'Entre Saint-Brieuc et Bourg-en-Bresse, puis Pléneuf-Val-André. '.repeat(6),
  });
  await page.goto(`/annonces/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 740 });
    expect(await brokenWords(page), `${width} px`).toEqual([]);
  }
  const copied = await heading.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied.replaceAll('\u00a0', ' ')).toBe(title);
  await expect(heading).toHaveAccessibleName(title);
});

for (const path of [
  '/',
  '/annonces?place=saint-brieuc-22&radius=100&startDate=2026-12-28&endDate=2027-01-01',
  '/annonces/lieux',
  '/observatoire',
  '/annonces/lieu/provence-alpes-cote-d-azur',
  '/annonces/quel-lieu?place=Saint-Martin',
]) {
  test(`@phone no name on ${path} breaks at a hyphen`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });
}

test('@phone no name in the suggestions breaks at a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Où ?' }).pressSequentially('saint-j');
  await expect(page.getByRole('option').first()).toHaveText(/^Saint-J/);
  expect(await brokenWords(page)).toEqual([]);
});

test('@phone a name longer than the line does not widen the page', async ({ page, api }) => {
  const id = freshAd();
  const ad = adOnTheWire(id, `Médecin à ${long}`, { city: long, postal_code: '51290' });
  await api.respond(`/api/v1/ads/${id}`, { ...ad, description: `À ${long}.` });
  await page.goto(`/annonces/${id}`);
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const heading = page.getByRole('heading', { level: 1 });
    const right = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
