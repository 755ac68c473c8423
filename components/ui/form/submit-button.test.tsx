import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SubmitButton } from './submit-button';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const button = (pending: boolean) => (
  <SubmitButton pending={pending} pendingLabel="Envoi en cours..." lateLabel="L’envoi continue.">
    Envoyer
  </SubmitButton>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a long wait is announced politely, and again at each submit', () => {
  const { rerender } = render(button(false));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  pass(60_000);
  rerender(button(true));
  pass(9_000);
  expect(status).toHaveTextContent(/^Envoi en cours\.\.\.$/);
  pass(1_000);
  expect(status).toHaveTextContent(/^L’envoi continue\.$/);
  rerender(button(false));
  expect(status).toBeEmptyDOMElement();
  rerender(button(true));
  expect(status).toHaveTextContent(/^Envoi en cours\.\.\.$/);
});
