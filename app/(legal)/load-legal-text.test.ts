import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeNextCache } from '@/lib/api/resources/next-cache.fixture';
import { termsPage } from '@/lib/legal/legal-pages';

const nextCache = fakeNextCache();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('next/cache', () => nextCache);
const { loadLegalText } = await import('./load-legal-text');

const missing = { ...termsPage, file: 'public/absent.md' };

beforeEach(() => {
  nextCache.takePage();
});

test('a text is read', async () => {
  expect((await loadLegalText(termsPage))?.title).toBe('Conditions générales d’utilisation');
  expect(nextCache.takePage().tags).toEqual([]);
});

test('a text that cannot be read marks the page as failed and logs the reason', async () => {
  expect(await loadLegalText(missing)).toBeNull();
  expect(nextCache.takePage()).toEqual({ revalidate: 1, tags: ['unavailable'] });
  expect(stderr.mock.calls.join()).toMatch(
    /"event":"error".+"name":"UnreadableTextError","message":"\S+absent\.md: ENOENT"/,
  );
});
