import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { StrengthLine } from './strength-line';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('it is shown at once, and announced after a pause', () => {
  const { rerender } = render(<StrengthLine password="" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  for (const password of ['t', 'tr', 'tra']) {
    rerender(<StrengthLine password={password} />);
    wait(500);
  }
  expect(screen.getByText('Encore 5 caractères au moins.')).toBeVisible();
  expect(status).toBeEmptyDOMElement();

  wait(500);
  expect(status).toHaveTextContent('Robustesse du mot de passe : Encore 5 caractères au moins.');
});

test('the same advice is not announced again', () => {
  const { rerender } = render(<StrengthLine password="tracteur lune" />);
  wait(1_000);
  const status = screen.getByRole('status');
  const line = status.firstChild;
  rerender(<StrengthLine password="tracteur lune canapé" />);
  wait(1_000);
  expect(status.firstChild).toBe(line);
  expect(status).toHaveTextContent('Solide.');
});
