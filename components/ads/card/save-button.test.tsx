import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeSavedAd, saveAd, savedAdItems } from '@/lib/ads/saved/saved-ads';
import { SaveButton } from './save-button';

const ad = { id: 12, title: 'Remplacement à Quimper' };
const button = () => screen.getByRole('button', { name: /^(?:Garder l’a|A)nnonce/ });

beforeEach(() => localStorage.clear());

afterEach(() => {
  jest.restoreAllMocks();
  act(() => removeSavedAd(12));
});

test('the button saves the ad, and removes it', async () => {
  render(<SaveButton {...ad} />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(button()).toHaveTextContent('Garder l’annonce');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveTextContent('Annonce gardée');
  expect(savedAdItems().get(12)).toMatch(/^\d{4}-\d\d-\d\dT\S+Z Remplacement à Quimper$/);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(savedAdItems().size).toBe(0);
});

test('the name of the heart on a card has the title of the ad, and says whether it is saved', async () => {
  render(<SaveButton {...ad} onCard />);
  expect(button()).toHaveAccessibleName('Garder l’annonce Remplacement à Quimper');
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Annonce gardée\u00a0: Remplacement à Quimper');
});

test('the button follows another button of the same ad', async () => {
  render(<SaveButton {...ad} />);
  act(() => void saveAd({ ...ad, savedAt: '2026-11-24T08:00:00.000Z' }));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('the button says when the browser does not store the ad', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  render(<SaveButton {...ad} />);
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Votre navigateur ne peut pas/);
  await userEvent.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
