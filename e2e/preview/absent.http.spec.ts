import { expect, test } from '../http-test.ts';

test('without a secret the preview is a 404 like any other', async ({ request }) => {
  const [preview, unknown] = await Promise.all(
    ['/apercu?adresse=/blog', '/cette-page-n-existe-pas'].map((path) => request.get(path)),
  );
  expect(preview?.status()).toBe(404);
  expect(await preview?.text()).toBe(await unknown?.text());
  for (const name of ['cache-control', 'x-robots-tag', 'referrer-policy', 'etag']) {
    expect(preview?.headers()[name]).toBe(unknown?.headers()[name]);
  }

  for (const init of [
    { multipart: { secret: 'quatre mots et un tiret' } },
    { form: { leave: '1' } },
    { data: '[]', headers: { 'next-action': '70'.padEnd(42, '0') } },
  ]) {
    const post = await request.post('/apercu', init);
    expect(post.status()).toBe(405);
    expect(post.headers()).not.toHaveProperty('set-cookie');
  }
});
