/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';
import { SUBSTITUTES } from './sample.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 1 });
});
afterAll(() => server.stop());

test('serves three substitutes at random', async () => {
  const substitutes = await server.read<{ id: number }[]>('/api/v1/users/substitutes/random/');
  expect(new Set(substitutes.map(({ id }) => id)).size).toBe(3);
});

test('serves the partners, with existing logos', async () => {
  const partners = await server.read<{ logo?: string; image?: string }[]>('/api/v1/core/partners/');
  expect(partners).toHaveLength(8);
  for (const { logo, image } of partners) {
    const response = await fetch(logo ?? image ?? '');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  }
});

test('serves the forty-nine specialties, with the other lists', async () => {
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

type Profile = {
  specialty?: { doctor_common_name?: string } | null;
  location?: { city?: string | null } | null;
};
type Substitute = {
  first_name: string;
  profile_picture: string | null;
  specialty: string | null;
  profile?: Profile | null;
};

const substitutes: Substitute[] = SUBSTITUTES;
const having = (test: (one: Substitute) => unknown) => substitutes.filter(test).length;

test('substitutes cover every fallback of the spotlight', () => {
  expect(substitutes).toHaveLength(40);
  expect(having((one) => one.first_name === '')).toBeGreaterThan(0);
  expect(having((one) => one.profile_picture === null)).toBeGreaterThan(20);
  expect(having((one) => one.profile_picture === '')).toBeGreaterThan(0);
  expect(having((one) => one.profile?.specialty?.doctor_common_name)).toBeGreaterThan(5);
  expect(having((one) => one.profile?.specialty?.doctor_common_name === '')).toBeGreaterThan(2);
  expect(having((one) => one.profile?.specialty === null && one.specialty)).toBeGreaterThan(2);
  expect(having((one) => one.profile === undefined && one.specialty === null)).toBeGreaterThan(1);
  expect(having((one) => one.profile === null)).toBeGreaterThan(1);
  expect(having((one) => one.profile?.location === null)).toBeGreaterThan(2);
  expect(having((one) => one.profile?.location && !one.profile.location.city)).toBeGreaterThan(2);
});

test('the portraits exist', () => {
  for (const { profile_picture } of substitutes) {
    if (profile_picture)
      expect(existsSync(join(import.meta.dirname, '..', profile_picture))).toBe(true);
  }
});
