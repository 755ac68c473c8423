import { expect, freshDay, test } from '../http-test.ts';

test('the list is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/annonces');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('240 annonces trouvées');
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html).toContain('<optgroup label="Sans annonce pour le moment">');
  expect(html).toContain('<link rel="canonical" href="https://www.medireleve.example/annonces"/>');
});

test('a page beyond the last has the head of the first', async ({ request }) => {
  const html = await (await request.get('/annonces?page=9999')).text();
  expect(html).toContain('<title>Nos annonces – MédiRelève</title>');
  expect(html).toContain('<link rel="canonical" href="https://www.medireleve.example/annonces"/>');
});

test('the canonical has the page number of the unfiltered list and no filter', async ({
  request,
}) => {
  const head = async (path: string) => (await (await request.get(path)).text()).split('</head>')[0];
  const root = 'https://www.medireleve.example/annonces';
  expect(await head('/annonces?page=2')).toContain(`<link rel="canonical" href="${root}?page=2"/>`);
  expect(await head('/annonces?page=2')).toContain(
    `<meta property="og:url" content="${root}?page=2"/>`,
  );
  expect(await head('/annonces?page=2&specialty=1')).toContain(
    `<link rel="canonical" href="${root}"/>`,
  );
  expect(await head('/annonces?page=2&specialty=1')).not.toContain('noindex');
});

test('twenty visitors of one new search make one call', async ({ request, api }) => {
  const day = freshDay();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request.get(`/annonces?endDate=${day}`)),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
  expect(await api.calls(`endDate=${day}`)).toHaveLength(1);
});

test('what one visitor adds to the URL is served to no other', async ({ request }) => {
  const day = freshDay();
  for (const [path, addition] of [
    [`/annonces?startDate=${day}`, '&jeton=zq9x7'],
    [`/annonces?endDate=${day}`, '&_rsc=zq9x7'],
    ['/annonces/3', '?jeton=zq9x7'],
  ] as const) {
    await request.get(path + addition);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('zq9x7');
  }
});
