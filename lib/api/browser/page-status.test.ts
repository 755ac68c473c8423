import { afterEach, expect, jest, test } from '@jest/globals';
import { pageStatus } from './page-status';

const { fetch } = globalThis;
const page = new EventTarget();
Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
const requested = jest.fn<typeof fetch>();

afterEach(() => {
  globalThis.fetch = fetch;
  requested.mockReset();
});

test.each([200, 404, 503])('the status of a page is that of its response: %d', async (status) => {
  globalThis.fetch = requested.mockResolvedValue(new Response(null, { status }));
  expect(await pageStatus('/')).toBe(status);
  expect(requested.mock.calls).toEqual([
    ['/', { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }],
  ]);
});

test('without a connection the status is null', async () => {
  globalThis.fetch = requested.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await pageStatus('/')).toBeNull();
});

test('another navigation ends the request, also when its response has just arrived', async () => {
  globalThis.fetch = requested.mockImplementation((_, init) => {
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  const status = pageStatus('/');
  page.dispatchEvent(new Event('navigating'));
  expect(await status).toBeNull();

  globalThis.fetch = requested.mockImplementation(async () => {
    page.dispatchEvent(new Event('navigating'));
    return new Response(null, { status: 200 });
  });
  expect(await pageStatus('/')).toBeNull();
});
