import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAd, undated } from '@/lib/ads/ad.fixture';
import { adCard } from '@/lib/ads/card';
import { removeSavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';

const push = jest.fn();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push }) }));
const { SentAds } = await import('./sent-ads');

const cards = [12, 45].map((id) =>
  adCard(undated(anAd({ id, title: `Annonce ${id}` })), '2026-11-24'),
);

afterEach(() => {
  act(() => {
    for (const id of savedAdItems().keys()) removeSavedAd(id);
  });
  jest.restoreAllMocks();
  push.mockReset();
});

const keep = () => userEvent.click(screen.getByRole('button', { name: 'Garder ces annonces' }));

test('ads that were sent are kept, and the saved ads opened', async () => {
  saveAd({ id: 45, title: 'Avant', savedAt: '2026-11-01T08:00:00.000Z' });
  render(<SentAds cards={cards} gone={0} />);
  expect(screen.queryByText(/plus en ligne/)).not.toBeInTheDocument();
  await keep();
  expect(savedAdItems().get(12)).toMatch(/^\d{4}-.*Z Annonce 12$/);
  expect(savedAdItems().get(45)).toBe('2026-11-01T08:00:00.000Z Avant');
  expect(push.mock.calls).toEqual([['/mes-annonces']]);
});

test('where the browser stores nothing they are kept until the visitor leaves', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  render(<SentAds cards={cards} gone={0} />);
  await keep();
  expect([...savedAdItems().keys()].sort()).toEqual([12, 45]);
  expect(push).toHaveBeenCalledTimes(1);
});

test.each([
  [1, '1 annonce n’est plus en ligne.'],
  [3, '3 annonces ne sont plus en ligne.'],
])('%i that are gone are said to be gone', (gone, sentence) => {
  render(<SentAds cards={cards} gone={gone} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('when all are gone there is nothing to keep', () => {
  render(<SentAds cards={[]} gone={2} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir toutes les annonces' })).toHaveAttribute(
    'href',
    '/annonces',
  );
});
