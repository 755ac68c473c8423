import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DayEstimate } from './day-estimate';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const field = () => screen.getByRole('spinbutton', { name: 'Actes par jour' });
/** In no `status`, whose own text Orca does not read. */
const sentenceElement = () => screen.getByText(/^Avec/);
const sentence = () => sentenceElement().textContent?.replace(/\s/g, ' ');

test('the number that is kept is that of every ad, and is not announced', () => {
  localStorage.setItem('actes-par-jour', '25');
  render(<DayEstimate usual={420} />);
  expect(sentence()).toBe('Avec 25 actes par jour : environ 525 € avant charges');
  expect(sentenceElement()).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByRole('status')).toBeNull();
  expect(field()).toHaveValue(25);
  expect(field()).not.toHaveAttribute('readonly');
  expect(screen.getByText('Estimation, d’après le coût moyen de l’acte.')).toBeVisible();
});

test('a number that is typed is kept, announced, and rounded to euros', async () => {
  const user = userEvent.setup();
  render(<DayEstimate usual={507} />);
  const read = sentenceElement();
  await user.click(field());
  expect(sentenceElement()).not.toBe(read);
  expect(sentenceElement()).toHaveAttribute('aria-live', 'polite');
  expect(sentenceElement()).toHaveAttribute('aria-atomic', 'true');
  await user.clear(field());
  expect(field()).toHaveValue(null);
  expect(sentence()).toBe('Avec 20 actes par jour : environ 507 € avant charges');
  await user.keyboard('1');
  expect(sentence()).toBe('Avec 1 acte par jour : environ 25 € avant charges');
  await user.keyboard('7');
  expect(sentence()).toBe('Avec 17 actes par jour : environ 431 € avant charges');
  expect(localStorage.getItem('actes-par-jour')).toBe('17');
});

test('what is no number of 1 to 99 changes nothing, and gives way to the last number', async () => {
  const user = userEvent.setup();
  render(<DayEstimate usual={420} />);
  await user.clear(field());
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.keyboard('99');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.keyboard('0');
  expect(field()).toHaveValue(990);
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(sentence()).toBe('Avec 99 actes par jour : environ 2 079 € avant charges');
  await user.tab();
  expect(field()).toHaveValue(99);
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(localStorage.getItem('actes-par-jour')).toBe('99');
});

test('another tab changes it, also after this one', async () => {
  const user = userEvent.setup();
  render(<DayEstimate usual={420} />);
  await user.clear(field());
  await user.keyboard('40');
  localStorage.setItem('actes-par-jour', '30');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'actes-par-jour' })));
  expect(field()).toHaveValue(30);
  expect(sentence()).toContain('environ 630 €');
});

test('where the browser stores nothing the number stays in the field', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const user = userEvent.setup();
  render(<DayEstimate usual={420} />);
  await user.clear(field());
  await user.keyboard('30');
  await user.tab();
  expect(field()).toHaveValue(30);
  expect(sentence()).toContain('environ 630 €');
});
