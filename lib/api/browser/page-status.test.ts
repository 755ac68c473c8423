import { afterEach, expect, jest, test } from '@jest/globals';
import { pageStatus } from './page-status';

const { fetch } = globalThis;
const requested = jest.fn<typeof fetch>();

afterEach(() => {
  globalThis.fetch = fetch;
  requested.mockReset();
});

test.each([200, 404, 503])('the status of a page is that of its response: %d', async (status) => {
  globalThis.fetch = requested.mockResolvedValue(new Response(null, { status }));
  expect(await pageStatus('/')).toBe(status);
  expect(requested.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
});

test('without a connection the status is null', async () => {
  globalThis.fetch = requested.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await pageStatus('/')).toBeNull();
});
