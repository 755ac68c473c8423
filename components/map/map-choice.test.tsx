import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasMapConsent, setMapConsent } from '@/lib/map/consent';
import { reloadOnWithdrawal } from '@/lib/map/withdrawal';
import { MapChoice } from './map-choice';

beforeEach(() => setMapConsent(false));

const said = () => screen.getByRole('status').textContent;

test('it says that nobody agreed, and lets them', async () => {
  render(<MapChoice />);
  expect(screen.getByText(/Vous n’avez pas autorisé la carte/)).toBeInTheDocument();
  expect(said()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Autoriser' }));
  expect(hasMapConsent()).toBe(true);
  expect(said()).toMatch(/^C’est noté/);
});

test('it says that they agreed, and takes it back', async () => {
  setMapConsent(true);
  render(<MapChoice />);
  expect(screen.getByText(/Vous avez autorisé la carte/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Retirer mon accord' });
  await userEvent.click(button);
  expect(hasMapConsent()).toBe(false);
  expect(said()).toMatch(/^Votre accord est retiré/);
  // The keyboard stays where it was.
  expect(button).toHaveFocus();
});

test('withdrawn where Google was running, it says so in the document that follows', async () => {
  setMapConsent(true);
  // What a document cannot do here: reload.
  jest.spyOn(console, 'error').mockReturnValue();
  reloadOnWithdrawal();
  const { unmount } = render(<MapChoice />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer mon accord' }));
  unmount();
  render(<MapChoice />);
  expect(said()).toMatch(/^Votre accord est retiré/);
  expect(screen.getByRole('button', { name: 'Autoriser' })).toHaveFocus();
  cleanup();
  render(<MapChoice />);
  expect(said()).toBe('');
});

test('it follows what other parts of the page choose, without announcing it as its own', () => {
  render(<MapChoice />);
  act(() => setMapConsent(true));
  expect(screen.getByRole('button', { name: 'Retirer mon accord' })).toBeInTheDocument();
  expect(said()).toBe('');
});
