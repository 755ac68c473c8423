import { expect, test } from '../http-test.ts';

/*
 * Next.js knows some robots by name and renders a page of its own for each of their visits, which
 * answers 200 whatever there is (next.config.ts, `htmlLimitedBots`). Ours are served what all are.
 */

const crawlers = ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'LinkedInBot/1.0', 'WhatsApp'];

for (const name of crawlers) {
  test(`${name} is served the page that is kept`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    await request.get('/mentions-legales');
    const kept = await request.get('/mentions-legales', { headers });
    expect(kept.headers()['x-nextjs-cache']).toBe('HIT');
  });

  test(`${name} is told that there is no such page`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    for (const path of ['/annonces/999999', '/blog/absent', '/nulle-part']) {
      expect((await request.get(path, { headers })).status()).toBe(404);
    }
  });
}
