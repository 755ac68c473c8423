/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { NextRequest } from 'next/server';

const read = jest.fn(async (_request: Request, ...values: string[]) => Response.json(values));
const calls = { '/api/v1/ads/[id]': read, '/api/reports': read };
jest.unstable_mockModule('next/server', () => ({ connection: async () => {} }));
jest.unstable_mockModule('./calls', () => ({ calls }));
const { GET } = await import('./route');

async function request(method: string, path: string) {
  const response = await GET(new NextRequest(`https://www.example.org/api/${path}`, { method }));
  const text = await response.text();
  return { response, body: text && JSON.parse(text) };
}

test.each(['v1/ads/12', 'v1/ads/12/', 'v1/ads/%31%32'])('%s calls with the id', async (path) => {
  expect((await request('GET', path)).body).toEqual(['12']);
});

test.each(['', 'v1/nulle-part', 'v1/ads/12/13', 'v1/ads', 'v1/ads/%ff'])(
  'api/%s is a 404 for every method',
  async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      expect((await request(method, path)).response.status).toBe(404);
    }
  },
);

test.each([
  ['v1/ads/12', 'GET, HEAD, OPTIONS', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ['reports', 'POST, OPTIONS', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']],
])('%s refuses other methods than %s', async (path, allow, others) => {
  read.mockClear();
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', allow };
  for (const method of others) {
    const { response, body } = await request(method, path);
    expect([response.status, body]).toEqual([405, { detail: 'Méthode non autorisée.' }]);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  }
  const { response, body } = await request('OPTIONS', path);
  expect([response.status, body]).toEqual([204, '']);
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  expect(read).not.toHaveBeenCalled();
});
