import { afterEach, expect, jest, test } from '@jest/globals';
import { pageAnswers } from './page-exists';

const { fetch } = globalThis;
const asked = jest.fn<typeof fetch>();

afterEach(() => {
  globalThis.fetch = fetch;
  asked.mockReset();
});

test.each([
  [200, true],
  [500, false],
  [502, false],
])('a page that answers %s: %s', async (status, answers) => {
  globalThis.fetch = asked.mockResolvedValue(new Response(null, { status }));
  expect(await pageAnswers('/')).toBe(answers);
  expect(asked.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
});

test('without a connection nothing answers', async () => {
  globalThis.fetch = asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await pageAnswers('/')).toBe(false);
});
