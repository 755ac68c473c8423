import type { Page } from '@playwright/test';
import { openForm, send } from '../forms/submissions.ts';
import { smallTargetsOf } from '../journeys/keyboard.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { pages } from '../pages.ts';
import { openPreview, test as withPreview } from '../preview/editor.ts';
import { resetForm, resetPath } from '../reset/page.ts';
import { test as ofSharedPage } from '../shared-page.ts';
import { expect, freshAd, test } from '../test.ts';
import { entries, openNavigation } from './navigation.ts';

/** Expects no element to overflow the page horizontally. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // After hydration, hidden slides of a carousel are beside the page, where scrolling cannot reach them.
  for (const slides of await page.locator('[aria-roledescription="carrousel"]').all()) {
    await expect(slides.locator('[inert]').first()).toBeAttached();
  }
  // Slides that leave a window when it is resized are hidden a moment later.
  await expect(async () => expect(await measure(page)).toEqual([width, width, []])).toPass({
    timeout: 60_000,
  });
}

/** The width of the window, that of its content, and what is outside of it. */
function measure(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const parts = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, h1, h2, h3, p, li, dt, dd, td, th, img',
    );
    return [
      root.clientWidth,
      root.scrollWidth,
      [...parts]
        // A table may be wider than the page, in a region of its own that scrolls.
        .filter((part) => part.closest('section[tabindex="0"]') === null)
        .filter((part) => {
          if (part.closest('[inert], [aria-hidden="true"]')) return false;
          // On a phone the filters of a list, its orders, and the themes of the blog are rows that scroll.
          const row = part.closest('ul');
          if (
            row &&
            row.scrollWidth > row.clientWidth &&
            getComputedStyle(row).overflowX === 'auto'
          ) {
            return false;
          }
          const { left, right, width: wide } = part.getBoundingClientRect();
          return wide > 1 && (left < -1 || right > root.clientWidth + 1);
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    ];
  });
}

/** Words that are clipped by their own box, except in excerpts of a few lines. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, label, dt, dd, li')]
      .filter((part) => part.checkVisibility() && part.offsetWidth > 1 && !part.closest('[inert]'))
      .filter((part) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(part);
        if (webkitLineClamp !== 'none') return false;
        const [wide, high] = [
          part.scrollWidth - part.clientWidth,
          part.scrollHeight - part.clientHeight,
        ];
        return (overflowX !== 'visible' && wide > 1) || (overflowY !== 'visible' && high > 1);
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}

test.describe('every page fits a narrow window, and large or spaced text', () => {
  ofSharedPage.use({ expectedConsole: ['Failed to load resource'] });

  for (const path of pages) {
    // The window is resized and the text enlarged after the page has loaded.
    ofSharedPage(`${path} fits`, async ({ page }) => {
      ofSharedPage.slow();
      await page.goto(path);
      await test.step('with text at 200 %', async () => {
        await expectLarger(page, () => resizeText(page, '200%'));
        await expectFits(page, 1280);
        for (const name of entries) {
          await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
        }
      });
      for (const width of path === '/' ? [1024, 768, 360] : [360]) {
        await test.step(`with text at 200 %, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectFits(page, width);
        });
      }
      await resizeText(page, '');
      await test.step('320 px wide, and its menu', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectFits(page, 320);
        await openNavigation(page);
        await expectFits(page, 320);
        await page.keyboard.press('Escape');
      });
      for (const width of [360, 1280]) {
        await test.step(`with text spacing, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 780 });
          await spaceOut(page);
          await expectFits(page, width);
          // Carousels measure their slides again after the window is resized.
          await expect.poll(() => cutOff(page)).toEqual([]);
        });
      }
    });
  }
});

async function resizeText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

async function expectLarger(page: Page, resize: () => Promise<void>): Promise<void> {
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const before = await size();
  await resize();
  expect(await size()).toBeGreaterThan(1.9 * before);
}

/** The text spacing of WCAG 1.4.12. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** States of pages, which must fit as well. */
const states: [string, (page: Page) => Promise<void>][] = [
  [
    'the filters, with the list of specialties',
    async (page) => {
      await page.goto('/annonces');
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Spécialité/ })
        .click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a form full of mistakes',
    async (page) => {
      await openForm(page, '/inscription');
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
    },
  ],
  [
    'a report full of mistakes',
    async (page) => {
      await openForm(page, '/annonces/12/signaler');
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
    },
  ],
  [
    'a password that is refused',
    async (page) => {
      await page.goto(resetPath('jeton-etroit'));
      await page.locator('form[novalidate]').waitFor();
      await resetForm(page).send('1234567', '12345678');
      await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
    },
  ],
  [
    'the filters, with suggestions of places',
    async (page) => {
      await page.goto('/annonces');
      await page.getByRole('button', { name: /^Filtrer/ }).click();
      const field = page.getByRole('dialog').getByRole('combobox', { name: 'Où ?' });
      await field.pressSequentially('quimp');
      await expect(page.getByRole('option', { name: 'Quimper · Finistère' })).toBeVisible();
    },
  ],
  ['a list that found nothing', async (page) => void (await page.goto('/annonces?specialty=4242'))],
  [
    'a search with four filters',
    async (page) => {
      await page.goto(
        '/annonces?specialty=1&place=quimper-29&startDate=2027-01-04&retrocession=75',
      );
    },
  ],
  [
    'a list with dates',
    async (page) => void (await page.goto('/annonces?place=bretagne&endDate=2099-12-31')),
  ],
  ['a message above the list', async (page) => void (await page.goto('/annonces?page=99'))],
];

for (const [state, open] of states) {
  test(`@phone ${state} fits at 320 px, and at 360 px with text at 200 %, with large targets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    await expectFits(page, 320);
    expect(await smallTargetsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await resizeText(page, '200%');
    await expectFits(page, 360);
  });
}

/** Parts of the dialog that are over each other. */
function overlapping(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const parts = [...dialog.querySelectorAll('form :is(label, legend, summary, p)')];
    const boxes = parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      return part.checkVisibility() && box.width > 1 ? [{ part, box }] : [];
    });
    return boxes.flatMap(({ part, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${part.textContent} over ${other.part.textContent}`),
    );
  });
}

for (const size of ['130%', '150%', '200%']) {
  test(`@phone days and half-days of the filters fit with text at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/annonces');
    await resizeText(page, size);
    await page.getByRole('button', { name: /^Filtrer/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Préciser les demi-journées').click();
    await dialog.getByText('Plus de critères').click();
    await expect(dialog.getByText(/^Dimanche soir/)).toBeVisible();
    await expectFits(page, 360);
    expect(await cutOff(page)).toEqual([]);
    expect(await overlapping(page)).toEqual([]);
    const wide = dialog.locator('form').locator('xpath=ancestor-or-self::*[ancestor::dialog]');
    const excess = await wide.evaluateAll((parts) =>
      parts.map((part) => part.scrollWidth - part.clientWidth),
    );
    expect(Math.max(...excess), 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  });
}

/** « Candidater » and the dates beside it, and the share of the window that they take when they stay in it. */
function readBar(page: Page) {
  return page.getByRole('link', { name: 'Candidater' }).evaluate((apply) => {
    const bar = apply.parentElement ?? apply;
    const [dates, button] = [bar.firstElementChild ?? bar, apply].map((part) =>
      part.getBoundingClientRect(),
    );
    const isAside = dates && button && (button.left >= dates.right || button.top >= dates.bottom);
    return {
      isFixed: getComputedStyle(bar).position === 'fixed',
      isApart: isAside || !bar.firstElementChild?.checkVisibility(),
      share: bar.getBoundingClientRect().height / innerHeight,
    };
  });
}

for (const [size, isFixed] of [
  ['100%', true],
  ['130%', true],
  ['150%', false],
  ['200%', false],
] as const) {
  test(`@phone « Candidater » is ${isFixed ? 'within reach' : 'in the page'} with text at ${size}, and never over the dates`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/annonces/12');
    await resizeText(page, size);
    const bar = await readBar(page);
    expect(bar).toMatchObject({ isFixed, isApart: true });
    if (isFixed) expect(bar.share).toBeLessThanOrEqual(0.25);
    await expectFits(page, 390);
    // The end of the page is above the bar.
    const end = () =>
      page.getByRole('contentinfo').evaluate((footer) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        return footer.getBoundingClientRect().bottom;
      });
    await expect.poll(end).toBeLessThanOrEqual(845 - (isFixed ? bar.share * 844 : 0));
  });
}

test('@phone the bar of an ad takes at most a quarter of any window, with any text', async ({
  page,
}) => {
  await page.goto('/annonces/12');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [430, 932],
    [740, 360],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of ['100%', '115%', '130%', '150%', '175%', '200%']) {
      await resizeText(page, size);
      const { isFixed, isApart, share } = await readBar(page);
      expect([width, size, isApart]).toEqual([width, size, true]);
      if (isFixed) expect([width, size, share <= 0.25]).toEqual([width, size, true]);
    }
  }
});

test('@phone an ad of long words fits at 320 px', async ({ page, api }) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'x'.repeat(200), {});
  const location = { city: 'v'.repeat(80), postal_code: '29000', address: 'r'.repeat(80) };
  await api.respond(`/api/v1/ads/${id}`, { ...ad, location });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/annonces/${id}`);
  await expectFits(page, 320);
});

test.describe('@phone the editors’ preview', () => {
  withPreview('fits at 320 px, and at 360 px with text at 200 %', async ({ page, preview }) => {
    // All of its pages are rendered for the first time.
    test.slow();
    for (const address of [undefined, '/annonces/12']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPreview(page, preview.url, address);
      await expectFits(page, 320);
      await page.setViewportSize({ width: 360, height: 780 });
      await resizeText(page, '200%');
      await expectFits(page, 360);
      await page.context().clearCookies();
    }
  });
});
