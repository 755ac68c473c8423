import { expect, jest, test } from '@jest/globals';
import { tags } from '@/lib/cache/lifetimes';
import { deletedTag, refreshes } from '../../cache/refreshes';
import { fakeRequest } from './fake-request.fixture';

/* What the webhook marked as deleted is not served stale while the API fails. */

const get = jest.fn<(call: string) => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const request = fakeRequest();
jest.unstable_mockModule('../../runtime/current-request', () => request.module);
jest.unstable_mockModule('../client/client', () => ({ api: { get } }));
const { randomAdsResource, readAd, readAds } = await import('./ads');
const { readPost, readPosts } = await import('./posts');
const adOf = async (id: number) => (await readAd(id))?.ad ?? null;
const postOf = async (slug: string) => (await readPost(slug))?.post ?? null;

const list = (...results: object[]) => ({
  count: results.length,
  results,
  next: null,
  previous: null,
});
const failing = () => get.mockReset().mockRejectedValue(new Error('API down'));

function recordDeleted(tag: string): void {
  refreshes.record(tag, 'expired');
  refreshes.record(deletedTag(tag), 'expired');
}

test('an ad, in its page, in lists and in the spotlight', async () => {
  const search = { page: 1, startDate: null, endDate: null, specialty: null };
  get.mockResolvedValue({ id: 12 });
  await adOf(12);
  get.mockResolvedValue(list({ id: 12 }, { id: 13 }));
  await readAds(search);
  get.mockResolvedValue([{ id: 12 }, { id: 13 }]);
  await randomAdsResource.readSection();

  failing();
  expect(await adOf(12)).toMatchObject({ id: 12 });
  recordDeleted(tags.ad(12));
  expect(await adOf(12)).toBeNull();
  expect(await readAds(search)).toMatchObject({ results: [{ ad: { id: 13 } }] });
  expect(await randomAdsResource.readSection()).toMatchObject({
    content: [{ ad: { id: 13 } }],
  });

  refreshes.record(tags.ad(12), 'expired');
  get.mockResolvedValue({ id: 12, title: 'De retour' });
  expect(await adOf(12)).toMatchObject({ title: 'De retour' });
  failing();
  expect(await adOf(12)).toMatchObject({ title: 'De retour' });
});

test('a post, in its page and in lists', async () => {
  const search = { page: 1, tag: null, words: null, author: null };
  const post = (slug: string, id: number) => ({ id, slug, status: 'published' });
  get.mockResolvedValue(post('un', 1));
  await postOf('un');
  get.mockResolvedValue(list(post('un', 1), post('deux', 2)));
  await readPosts(search);
  failing();
  recordDeleted(tags.post('un'));
  expect(await postOf('un')).toBeNull();
  expect(await readPosts(search)).toMatchObject({ results: [{ slug: 'deux' }] });
});
