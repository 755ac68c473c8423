import { expect, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';

test('the blog is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/blog');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Le blog<\/h1>/);
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).toContain('<title>Le blog – MédiRelève</title>');
  expect(html).toContain(`<link rel="canonical" href="${root}/blog"/>`);
  expect(html).toContain(`<meta property="og:url" content="${root}/blog"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/blog\?page=2"/);
  expect(html).not.toContain('noindex');
});

test('a filtered list has the unfiltered blog as canonical, and is not noindex', async ({
  request,
}) => {
  for (const query of ['tag=contrat', 'q=clause&page=2', 'author=Nadia+Belkacem']) {
    const html = await (await request.get(`/blog?${query}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${root}/blog"/>`);
    expect(html).not.toContain('noindex');
  }
});

test('what one visitor adds to the URL is served to no other', async ({ request }) => {
  for (const path of ['/blog?page=2', '/blog?tag=gestion', '/blog/reprendre-un-cabinet']) {
    const mark = path.includes('?') ? '&' : '?';
    await request.get(`${path}${mark}jeton=zq9x7&_rsc=zq9x8`);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('zq9x');
    expect(html).not.toContain('/recherche/');
  }
});

test('twenty visitors of one new search make one call', async ({ request, api }) => {
  const words = `visiteurs${test.info().workerIndex}`;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request.get(`/blog?q=${words}`)),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
  expect(await api.calls(`search=${words}`)).toHaveLength(1);
});
