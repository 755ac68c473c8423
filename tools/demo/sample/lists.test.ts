/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 1 });
});
afterAll(() => server.stop());

test('three substitutes at random', async () => {
  const substitutes = await server.read<{ id: number }[]>('/api/v1/users/substitutes/random/');
  expect(new Set(substitutes.map(({ id }) => id)).size).toBe(3);
});

test('the partners, with existing logos', async () => {
  const partners = await server.read<{ logo?: string; image?: string }[]>('/api/v1/core/partners/');
  expect(partners).toHaveLength(8);
  for (const { logo, image } of partners) {
    const response = await fetch(logo ?? image ?? '');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  }
});

test('the forty-nine specialties, with the other lists', async () => {
  const lists = await server.read<Record<string, { id: number; name: string }[]>>(
    '/api/v1/core/combined-list/',
  );
  expect(lists.specialties).toHaveLength(49);
  expect(lists.specialties?.[0]).toEqual({ id: 1, name: 'Médecine générale' });
  expect(lists.specialties?.[48]).toEqual({ id: 49, name: 'Urologie' });
  expect(Object.keys(lists)).toContain('convention_statuses');
});

test('the health check succeeds', async () => {
  const response = await server.get('/healthz');
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});
