import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { audienceChoice, chooseAudience } from '@/lib/legal/audience';
import { AudienceChoice } from './audience-choice';

const statusText = () => screen.getByRole('status').textContent;
const button = () => screen.getByRole('button');

beforeEach(() => {
  chooseAudience('counted');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

test('visits are counted until the visitor refuses, and again when they choose so', async () => {
  render(<AudienceChoice />);
  expect(screen.getByText('Vos visites sont comptées.')).toBeInTheDocument();
  expect(statusText()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus compter mes visites' }));
  expect(audienceChoice()).toBe('refused');
  expect(localStorage.getItem('mesure-audience')).toBe('refusee');
  expect(screen.getByText(/^Vos visites ne sont pas comptées/)).toBeInTheDocument();
  expect(statusText()).toBe('C’est noté\u00a0: vos visites ne sont plus comptées.');
  // The focus does not move.
  expect(button()).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Compter mes visites' }));
  expect(audienceChoice()).toBe('counted');
  expect(localStorage).toHaveLength(0);
  expect(statusText()).toBe('C’est noté\u00a0: vos prochaines visites seront comptées.');
});

test('a refusal that cannot be stored holds, and says for how long', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  render(<AudienceChoice />);
  await userEvent.click(button());
  expect(audienceChoice()).toBe('refused');
  expect(statusText()).toMatch(/ce choix vaut jusqu’à votre départ du site\.$/);
});

test('nothing is counted where a refusal could not be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(audienceChoice()).toBe('refused');
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('nothing is counted for a browser with %s, and there is nothing to refuse', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  render(<AudienceChoice />);
  expect(audienceChoice()).toBe('objected');
  expect(screen.getByText(/votre navigateur demande aux sites/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
