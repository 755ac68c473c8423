import type { Page } from '@playwright/test';
import { expect, test } from '../map/test.ts';
import { startSlowFront } from './slow-front.ts';

/* What a page takes for a script, in a browser that has Trusted Types. */

test.use({
  siteEnvironment: { GOOGLE_MAPS_API_KEY: 'cle-d-essai', PREVIEW_SECRET: 'un secret des tests' },
});

declare global {
  interface Window {
    trustedTypes: {
      defaultPolicy: object | null;
      createPolicy: (name: string, rules: object) => object;
    };
  }
}

/** Which addresses a page takes for those of scripts; nothing is asked of them. */
const taken = (page: Page, addresses: string[]) =>
  page.evaluate(
    (all) =>
      all.filter((address) => {
        try {
          document.createElement('script').src = address;
          return true;
        } catch {
          return false;
        }
      }),
    addresses,
  );

const own = ['/_next/static/chunks/a.js'];
const ofGoogle = ['https://maps.googleapis.com/maps/api/js', 'https://maps.gstatic.com/a.js'];
const others = [
  'https://ailleurs.example/a.js',
  '//ailleurs.example/_next/static/a.js',
  '/api/v1/ads',
  '/cgu.md',
  'data:text/javascript,1',
  'blob:null/a',
];

const paths = [
  '/',
  '/annonces',
  '/annonces/12',
  '/blog/contrat-de-remplacement',
  '/inscription',
  '/reset-password/MQ/jeton',
  '/apercu',
  '/nulle-part',
];

test.describe('@desktop what is no script of the site is refused', () => {
  test.use({
    expectedBreaches: ['This document requires', 'Creating a TrustedTypePolicy'],
    expectedConsole: ['This document requires', 'Creating a TrustedTypePolicy', 'status of 404'],
  });

  test('where its address is named, on every kind of page', async ({
    page,
    freshSite: { url },
  }) => {
    for (const path of paths) {
      await page.goto(url + path);
      expect(await taken(page, [...own, ...ofGoogle, ...others]), path).toEqual([
        ...own,
        ...ofGoogle,
      ]);
    }
  });

  test('as a string, in each way there is to run one', async ({ page, freshSite: { url } }) => {
    for (const path of paths) {
      await page.goto(url + path);
      const ran = await page.evaluate(() => {
        const ways: Record<string, () => void> = {
          text: () =>
            document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
          timer: () => Reflect.apply(setTimeout, window, ['1', 0]),
          attribute: () => document.body.setAttribute('onclick', '1'),
          policy: () => window.trustedTypes.createPolicy('autre', {}),
        };
        return Object.keys(ways).filter((way) => {
          try {
            ways[way]?.();
            return true;
          } catch {
            return false;
          }
        });
      });
      expect([path, ...ran]).toEqual([path]);
    }
  });
});

test('@desktop files of the build that run before the policy is there wait for the page', async ({
  page,
  mapSite,
}) => {
  // Kept pages start theirs after it.
  const front = await startSlowFront(mapSite.url, '<script>self.trustedTypes');
  try {
    await page.goto(`${front.url}/reset-password/MQ/jeton`, { waitUntil: 'commit' });
    // Its files push into a list, whose place the runtime of Turbopack takes.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { TURBOPACK } = globalThis as { TURBOPACK?: unknown };
          return TURBOPACK !== undefined && !Array.isArray(TURBOPACK);
        }),
      )
      .toBe(true);
    expect(await page.evaluate(() => window.trustedTypes.defaultPolicy)).toBeNull();
    front.goOn();
    const shown = page.getByRole('button', { name: 'Masquer' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Afficher' }).first().click({ timeout: 500 });
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();
  } finally {
    front.stop();
  }
});
