import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeSavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';

const push = jest.fn();
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push }) }));
const { KeepAds } = await import('./keep-ads');

const ads = [12, 45].map((id) => ({ id, title: `Annonce ${id}` }));

afterEach(() => {
  jest.restoreAllMocks();
  push.mockReset();
  act(() => {
    for (const id of savedAdItems().keys()) removeSavedAd(id);
  });
});

const keep = () => userEvent.click(screen.getByRole('button', { name: 'Garder ces annonces' }));

test('ads that were sent are kept, and the saved ads opened', async () => {
  saveAd({ id: 45, title: 'Avant', savedAt: '2026-11-01T08:00:00.000Z' });
  render(<KeepAds ads={ads} />);
  await keep();
  expect(savedAdItems().get(12)).toMatch(/^\d{4}-.*Z Annonce 12$/);
  expect(savedAdItems().get(45)).toBe('2026-11-01T08:00:00.000Z Avant');
  expect(push.mock.calls).toEqual([['/mes-annonces']]);
});

test('where the browser stores nothing they are kept until the visitor leaves', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  render(<KeepAds ads={ads} />);
  await keep();
  expect([...savedAdItems().keys()].sort()).toEqual([12, 45]);
  expect(push).toHaveBeenCalledTimes(1);
});
