import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { countPageView } from './count-page-view';

const matomo = { url: 'https://stats.example.org', siteId: '3' };
const sent = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
let left = new AbortController();

beforeEach(() => {
  left = new AbortController();
  window.fetch = sent as typeof fetch;
});

afterEach(() => {
  left.abort();
  sent.mockClear();
  jest.restoreAllMocks();
});

const show = (persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page is counted again when the back/forward cache restores it, until another is shown', async () => {
  await countPageView(matomo, '/cgu', left.signal);
  expect(sent).toHaveBeenCalledTimes(1);
  show(false);
  expect(sent).toHaveBeenCalledTimes(1);
  show(true);
  expect(sent).toHaveBeenCalledTimes(2);
  left.abort();
  show(true);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a page in the background is counted once it is seen, unless another is shown by then', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const other = new AbortController();
  const both = Promise.all([
    countPageView(matomo, '/cgu', left.signal),
    countPageView(matomo, '/blog', other.signal),
  ]);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => undefined);
  expect(sent).not.toHaveBeenCalled();
  other.abort();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await both;
  expect(sent).toHaveBeenCalledTimes(1);
});
