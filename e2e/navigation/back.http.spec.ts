import { expect, test } from '../http-test.ts';

test('a document left for another can be kept by the browser as it is', async ({ request }) => {
  // `no-store` would have Back load it anew.
  for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/inscription', '/cgu']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const cached = response.headers()['cache-control'] ?? '';
    expect(cached, path).toMatch(/^s-maxage=/);
    expect(cached, path).not.toContain('no-store');
  }
});
