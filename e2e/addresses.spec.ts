import { expect, test } from './test.ts';

for (const [from, to] of [
  ['/annonces/', '/annonces'],
  ['/annonces/?page=2', '/annonces?page=2'],
  ['/annonces/12/', '/annonces/12'],
  ['/cgu/', '/cgu'],
]) {
  test(`${from} is moved for good to ${to}`, async ({ request }) => {
    const answer = await request.get(from ?? '', { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(to);
  });
}

test('an address that leads elsewhere is not followed', async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}//ailleurs.example/`, { maxRedirects: 0 });
  expect(answer.headers().location ?? '').not.toContain('//');
});

for (const path of [
  '/nulle-part',
  '/annonces/recherche/tout',
  '/annonces/recherche/page%3D2',
  '/annonces/12/13',
]) {
  test(`${path} is no page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('introuvable');
  });
}

test('the door gives only the fields of the specification', async ({ request }) => {
  for (const path of ['/api/v1/ads/?page=0', '/api/v1/ads?page=0']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const body = await answer.json();
    expect(body.count).toBe(240);
    expect(Object.keys(body.results[0].user).sort()).toEqual([
      'first_name',
      'last_name',
      'profile',
      'user_type',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/@|"(?:e?mail|phone)/);
  }
});
