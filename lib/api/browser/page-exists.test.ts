import { afterEach, expect, jest, test } from '@jest/globals';
import { pageExists } from './page-exists';

const { fetch } = globalThis;
const requested = jest.fn<typeof fetch>();

afterEach(() => {
  globalThis.fetch = fetch;
  requested.mockReset();
});

test.each([
  [200, true],
  [500, false],
  [502, false],
])('a page that answers %s: %s', async (status, responses) => {
  globalThis.fetch = requested.mockResolvedValue(new Response(null, { status }));
  expect(await pageExists('/')).toBe(responses);
  expect(requested.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
});

test('without a connection no page exists', async () => {
  globalThis.fetch = requested.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await pageExists('/')).toBe(false);
});
