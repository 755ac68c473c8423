import { expect, test } from '../http-test.ts';

/* Robots get the same stored pages as everyone, with the same status (next.config.ts, `htmlLimitedBots`). */

const crawlers = ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'LinkedInBot/1.0', 'WhatsApp'];

for (const name of crawlers) {
  test(`${name} gets the stored page`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    await request.get('/mentions-legales');
    const cached = await request.get('/mentions-legales', { headers });
    expect(cached.headers()['cache-status']).toMatch(/^medireleve; hit; ttl=\d+$/);
  });

  test(`${name} gets a 404`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    for (const path of ['/annonces/999999', '/blog/absent', '/nulle-part']) {
      expect((await request.get(path, { headers })).status()).toBe(404);
    }
  });
}
