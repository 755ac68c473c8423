import { expect, test } from '../http-test.ts';

test('a document left for another can be kept by the browser as it is', async ({ request }) => {
  // `no-store` would have Back load it anew.
  for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/inscription', '/cgu']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const cached = answer.headers()['cache-control'] ?? '';
    expect(cached, path).toMatch(/^s-maxage=/);
    expect(cached, path).not.toContain('no-store');
  }
});
