import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasMapConsent, reloadOnWithdrawal, setMapConsent } from '@/lib/map/consent';
import { MapChoice } from './map-choice';

beforeEach(() => setMapConsent(false));

const statusText = () => screen.getByRole('status').textContent;

test('without consent the choice says so, and has a button to consent', async () => {
  render(<MapChoice />);
  expect(screen.getByText(/Vous n’avez pas autorisé la carte/)).toBeInTheDocument();
  expect(statusText()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Autoriser' }));
  expect(hasMapConsent()).toBe(true);
  expect(statusText()).toMatch(/^C’est noté/);
});

test('with consent the choice says so, and has a button to withdraw it', async () => {
  setMapConsent(true);
  render(<MapChoice />);
  expect(screen.getByText(/Vous avez autorisé la carte/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Retirer mon accord' });
  await userEvent.click(button);
  expect(hasMapConsent()).toBe(false);
  expect(statusText()).toMatch(/^Votre accord est retiré/);
  // The focus does not move.
  expect(button).toHaveFocus();
});

test('withdrawn after Google was loaded, the reloaded document announces it', async () => {
  setMapConsent(true);
  // jsdom cannot reload.
  jest.spyOn(console, 'error').mockReturnValue();
  reloadOnWithdrawal();
  const { unmount } = render(<MapChoice />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer mon accord' }));
  unmount();
  render(<MapChoice />);
  expect(statusText()).toMatch(/^Votre accord est retiré/);
  expect(screen.getByRole('button', { name: 'Autoriser' })).toHaveFocus();
  cleanup();
  render(<MapChoice />);
  expect(statusText()).toBe('');
});

test('the choice follows one made elsewhere, without announcing it', () => {
  render(<MapChoice />);
  act(() => setMapConsent(true));
  expect(screen.getByRole('button', { name: 'Retirer mon accord' })).toBeInTheDocument();
  expect(statusText()).toBe('');
});
