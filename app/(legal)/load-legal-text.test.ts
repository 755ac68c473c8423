import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeRequest } from '@/lib/api/resources/fake-request.fixture';
import { termsPage } from '@/lib/legal/legal-pages';
import { loadLegalText } from './load-legal-text';

const request = fakeRequest();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const missing = { ...termsPage, file: 'public/absent.md' };

beforeEach(() => {
  request.reset();
});

test('a text is read', async () => {
  expect((await loadLegalText(termsPage))?.title).toBe('Conditions générales d’utilisation');
  expect(request.takeResponse().tags).toEqual([]);
});

test('a text that cannot be read marks the page as failed and logs the reason', async () => {
  expect(await loadLegalText(missing)).toBeNull();
  expect(request.takeResponse()).toEqual({
    life: Number.POSITIVE_INFINITY,
    tags: [],
    outcome: 'unavailable',
  });
  expect(stderr.mock.calls.join()).toMatch(
    /"event":"error".+"name":"UnreadableTextError","message":"\S+absent\.md: ENOENT"/,
  );
});
