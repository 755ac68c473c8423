import { expect, test } from '../http-test.ts';

/*
 * Next.js recognizes some robots by their user agent and renders a page for each of their requests, with
 * status 200 even for a 404 (next.config.ts, `htmlLimitedBots`). Here robots get the same pages as everyone.
 */

const crawlers = ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'LinkedInBot/1.0', 'WhatsApp'];

for (const name of crawlers) {
  test(`${name} gets the stored page`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    await request.get('/mentions-legales');
    const cached = await request.get('/mentions-legales', { headers });
    expect(cached.headers()['x-nextjs-cache']).toBe('HIT');
  });

  test(`${name} gets a 404`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    for (const path of ['/annonces/999999', '/blog/absent', '/nulle-part']) {
      expect((await request.get(path, { headers })).status()).toBe(404);
    }
  });
}
