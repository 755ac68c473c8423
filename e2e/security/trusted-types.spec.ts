import type { Page } from '@playwright/test';
import { expect, test } from '../map/test.ts';

/* Which strings a page accepts as scripts, in a browser with Trusted Types. */

test.use({
  siteEnvironment: { GOOGLE_MAPS_API_KEY: 'cle-d-essai', PREVIEW_SECRET: 'un secret des tests' },
});

/** Which URLs a page accepts for scripts; nothing is requested. */
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

test.describe('scripts that are not of the site are rejected', () => {
  test.use({
    expectedViolations: ['This document requires', 'Creating a TrustedTypePolicy'],
    expectedConsole: ['This document requires', 'Creating a TrustedTypePolicy', 'status of 404'],
  });

  test('by URL, on every kind of page', async ({ page, freshSite: { url } }) => {
    for (const path of paths) {
      await page.goto(url + path);
      expect(await taken(page, [...own, ...ofGoogle, ...others]), path).toEqual([
        ...own,
        ...ofGoogle,
      ]);
    }
  });

  test('as a string, in each way to run one', async ({ page, freshSite: { url } }) => {
    for (const path of paths) {
      await page.goto(url + path);
      const ran = await page.evaluate(() => {
        const ways: Record<string, () => void> = {
          text: () =>
            document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
          timer: () => Reflect.apply(setTimeout, window, ['1', 0]),
          attribute: () => document.body.setAttribute('onclick', '1'),
          policy: () => window.trustedTypes?.createPolicy('autre', {}),
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
