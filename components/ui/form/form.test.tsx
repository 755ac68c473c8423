import { TextEncoder } from 'node:util';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { CheckedForm, ErrorSummary, SubmitButton } from './form';

class IdleChannel {
  port1 = {};
  port2 = {};
}

let rendered = 0;

function Fields() {
  rendered += 1;
  return <input aria-label="Nom" required />;
}

test('the browser validates the form until hydration, which does not render the fields again', async () => {
  // This build of React DOM needs them when it loads, and jsdom lacks them.
  Object.assign(globalThis, { TextEncoder, MessageChannel: IdleChannel });
  const { renderToString } = await import('react-dom/server');
  const form = (
    <CheckedForm aria-label="Inscription">
      <Fields />
    </CheckedForm>
  );
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  const served = screen.getByRole('form');
  expect(served).not.toHaveAttribute('novalidate');
  const root = document.body.firstElementChild;
  if (!root) throw new Error('nothing was served');

  rendered = 0;
  await act(async () => hydrateRoot(root, form));
  expect(screen.getByRole('form')).toBe(served);
  expect(served).toHaveAttribute('novalidate');
  expect(rendered).toBe(1);
});

test('each line of the summary focuses its field, and the URL does not change', async () => {
  render(
    <>
      <ErrorSummary
        errors={[
          { controlId: 'a', message: 'Indiquez votre nom.' },
          { controlId: 'b', message: 'Indiquez votre e-mail.' },
        ]}
      />
      <input id="a" />
      <input id="b" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('2 points sont à corriger');
  await userEvent.click(screen.getByRole('link', { name: 'Indiquez votre e-mail.' }));
  expect(document.getElementById('b')).toHaveFocus();
  expect(window.location.hash).toBe('');
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
  jest.useFakeTimers();
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
