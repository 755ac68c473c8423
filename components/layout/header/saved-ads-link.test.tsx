import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { removeSavedAd, saveAd } from '@/lib/ads/saved/saved-ads';

jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => '/' }));
const { SavedAdsLink } = await import('./saved-ads-link');

const save = (id: number) =>
  act(() => void saveAd({ id, title: 'Quimper', savedAt: '2026-11-24T08:00:00.000Z' }));
const name = () => screen.getByRole('link').textContent;

beforeEach(() => localStorage.clear());

afterEach(() => act(() => [7, 12].forEach(removeSavedAd)));

test('it has the number of saved ads, when there is one', () => {
  render(<SavedAdsLink onClick={() => undefined} />);
  expect(name()).toBe('Mes annonces');
  save(12);
  expect(name()).toBe('Mes annonces, 1 gardée');
  save(7);
  expect(name()).toBe('Mes annonces, 2 gardées');
  act(() => removeSavedAd(12));
  expect(name()).toBe('Mes annonces, 1 gardée');
});
