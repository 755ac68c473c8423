import { expect, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';

test('the home page is complete in the first HTML, with one head', async ({ request }) => {
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  const html = await response.text();
  const [head = ''] = html.split('</head>');
  expect(html).toContain('<html lang="fr"');
  expect(head).toContain(`<link rel="canonical" href="${root}"/>`);
  expect(head).toContain(`<meta property="og:url" content="${root}"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html.match(/property="og:url"/g)).toHaveLength(1);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(head).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
  expect(head).not.toContain('noindex');
  expect(html).toContain('<optgroup label="Sans annonce pour le moment">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Passez le relais\. Prenez la relève\.<\/h1>/);
});

test('what a visitor adds to the URL is in no canonical', async ({ request }) => {
  const html = await (await request.get('/?utm_source=lettre&jeton=zq9x7')).text();
  expect(html).toContain(`<link rel="canonical" href="${root}"/>`);
  expect(html).not.toContain('zq9x7');
});
