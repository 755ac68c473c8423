/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 0 });
});
afterAll(() => server.stop());

const post = (form: string, body: RequestInit['body'], headers?: Record<string, string>) =>
  server.get(`/forms/${form}`, { method: 'POST', body, headers });

const responses = (form: string) =>
  server.read<{ received_at: string; fields: unknown }[]>(`/forms/${form}/responses`);

test('stores form data in both encodings, the latest first', async () => {
  await post('medecin-remplacant', new URLSearchParams({ role: 'remplacant', firstName: 'Zoé' }));
  const multipart = new FormData();
  multipart.set('role', 'medecin');
  multipart.append('comments', 'À bientôt');
  multipart.append('comments', 'Merci');
  multipart.set('cv', new File(['…'], 'cv.pdf'));
  await post('medecin-remplacant', multipart);

  const [latest, first] = await responses('medecin-remplacant');
  expect(latest?.fields).toEqual({
    role: 'medecin',
    comments: ['À bientôt', 'Merci'],
    cv: 'cv.pdf',
  });
  expect(first?.fields).toEqual({ role: 'remplacant', firstName: 'Zoé' });
  expect(Date.parse(first?.received_at ?? '')).not.toBeNaN();
  expect(await responses('etablissement')).toEqual([]);
});

test('thanks the visitor in French and links back to the site', async () => {
  const body = new URLSearchParams({ Name: 'Clinique' });
  const page = await post('etablissement', body, { Referer: 'http://site.test/inscriptions?a="' });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="http://site.test/">');
});

test.each(['javascript:alert(1)', 'nonsense'])('does not link back to %s', async (referer) => {
  const page = await post('etablissement', new URLSearchParams({ Name: 'x' }), {
    Referer: referer,
  });
  expect(await page.text()).not.toContain('<a ');
});

test('rejects an empty or invalid form', async () => {
  expect((await post('etablissement', '{}', { 'Content-Type': 'application/json' })).status).toBe(
    415,
  );
  expect((await post('etablissement', new URLSearchParams())).status).toBe(400);
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await post('etablissement', 'nothing of the kind', broken)).status).toBe(400);
  expect((await post('etablissement', new URLSearchParams({ a: 'x'.repeat(70_000) }))).status).toBe(
    413,
  );
  expect((await post('inconnu', new URLSearchParams({ a: '1' }))).status).toBe(404);
});
