import { createHash, X509Certificate } from 'node:crypto';
import { chromium, type Page, type Request } from '@playwright/test';
import { findWholeBrowser } from '../../scripts/browsers.ts';
import { selfSign, startSecureFront } from '../faults/certificates.ts';
import { expect, test } from '../test.ts';
import { siteLog } from './own-site.ts';

/** Reports an error whose stack says that this file threw it. */
const fail = (page: Page, message: string, file: string) =>
  page.evaluate(
    ([text, at]) => {
      const error = new Error(text);
      error.stack = `Error: ${text}\n    at f (${at}:1:2)\n    at ${location.origin}/_next/a.js:1:2`;
      reportError(error);
    },
    [message, file],
  );

test.describe('uncaught errors', () => {
  test.use({ expectedConsole: ['Essai'] });

  test('of our scripts are reported, at most three per document, except on the page of a reset', async ({
    page,
    baseURL,
  }) => {
    const reports: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/reports')) reports.push(request);
    });
    const own = `${baseURL}/_next/static/chunks/a.js`;
    await page.goto('/reset-password/MQ/jeton-secret');
    await fail(page, 'Essai', own);
    await page.goto('/annonces?specialty=1');
    for (const file of [
      'chrome-extension://abc/content.js',
      'https://ailleurs.example/_next/static/chunks/a.js',
      `${baseURL}/annonces?specialty=1`,
    ]) {
      await fail(page, 'Essai', file);
    }
    await fail(page, 'Essai 1', own);
    await page.evaluate((at) => {
      const error = new Error('Essai 2');
      error.stack = `f@${at}:3:4\n`;
      void Promise.reject(error);
      void Promise.reject('Essai');
    }, own);
    for (const number of [3, 4, 5]) await fail(page, `Essai ${number}`, own);
    await page.goto('/cgu');
    await fail(page, 'Essai 6', own);
    await expect
      .poll(() => reports.map((report) => report.postDataJSON()))
      .toEqual([
        { message: 'Error: Essai 1', at: 'static/chunks/a.js:1:2' },
        { message: 'Error: Essai 2', at: 'static/chunks/a.js:3:4' },
        { message: 'Error: Essai 3', at: 'static/chunks/a.js:1:2' },
        { message: 'Error: Essai 6', at: 'static/chunks/a.js:1:2' },
      ]);
    const lines = () => siteLog('browser error').filter(({ line }) => line === 3);
    await expect.poll(lines).toMatchObject([
      {
        message: 'Error: Essai 2',
        file: '/_next/static/chunks/a.js',
        column: 4,
        route: '/annonces',
        browser: expect.stringMatching(/^Chrome \d+$/),
      },
    ]);
  });
});

/** The hash of a public key. */
function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

test('violations of the policy are reported over https', async ({ baseURL }) => {
  const executablePath = findWholeBrowser();
  test.skip(executablePath === undefined, 'there is only the shell of Chromium on this machine');
  const certificate = await selfSign();
  const front = await startSecureFront(baseURL ?? '', certificate);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      // Sends reports within a second instead of a minute.
      '--short-reporting-delay',
      // Accepts our certificate: Chromium sends no reports over a connection with a certificate error.
      `--ignore-certificate-errors-spki-list=${keyHash(certificate.cert)}`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${front.url}/annonces?specialty=1`);
    await page.evaluate(() => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://ailleurs.example/a.css?jeton=secret';
      document.head.append(link);
    });
    const lines = () =>
      siteLog('policy violation').filter(({ blocked }) => blocked === 'ailleurs.example');
    await expect
      .poll(lines)
      .toMatchObject([
        { level: 'warn', directive: 'style-src-elem', route: '/annonces', count: 1 },
      ]);
    expect(JSON.stringify(lines())).not.toContain('secret');
  } finally {
    await browser.close();
    front.stop();
  }
});
