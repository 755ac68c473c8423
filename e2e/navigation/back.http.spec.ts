import { expect, test } from '../http-test.ts';

test('a document may enter the back/forward cache', async ({ request }) => {
  // `no-store` prevents it.
  for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/inscription', '/cgu']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const cached = response.headers()['cache-control'] ?? '';
    expect(cached, path).toMatch(/, s-maxage=/);
    expect(cached, path).not.toContain('no-store');
  }
});
