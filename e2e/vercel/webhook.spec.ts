import { adOnTheWire } from '../map/visitor.ts';
import { expect, freshAd, test } from './test.ts';

test('a change that the webhook reports is in the next response about its subject', async ({
  request,
  api,
  platform,
}) => {
  const id = freshAd();
  const paths = [`/annonces/${id}`, `/api/v1/ads/${id}`];
  const read = async (path: string) => (await request.get(path)).text();
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'Avant', {}));
  for (const path of paths) expect(await read(path), path).toContain('Avant');
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'Après', {}));
  for (const path of paths) expect(await read(path), path).toContain('Avant');
  expect((await platform.report({ type: 'ad', id })).status()).toBe(204);
  for (const path of paths) expect(await read(path), path).toContain('Après');
  // Journeys would find it in the list.
  await api.fail(`/api/v1/ads/${id}`, 'not-found');
  await platform.report({ type: 'ad', id });
});

test('what the webhook reports as deleted is never served, by any instance', async ({
  request,
  api,
  platform,
}) => {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'Pourvue', {}));
  const paths = [`/annonces/${id}`, `/api/v1/ads/${id}`, `/partage/annonces/${id}.png`];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  await api.fail(`/api/v1/ads/${id}`, 'not-found');
  expect((await platform.report({ type: 'ad', id })).status()).toBe(204);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
  await platform.recycle();
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});

test('while the API fails, a reported change leaves what is stored', async ({
  request,
  api,
  platform,
}) => {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'Enregistrée', {}));
  await request.get(`/annonces/${id}`);
  await api.fail(`/api/v1/ads/${id}`, 'error');
  expect((await platform.report({ type: 'ad', id })).status()).toBe(204);
  for (const _ of [1, 2, 3]) {
    expect(await (await request.get(`/annonces/${id}`)).text()).toContain('Enregistrée');
  }
});
