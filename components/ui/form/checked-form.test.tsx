import { TextEncoder } from 'node:util';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CheckedForm } from './checked-form';

class IdleChannel {
  port1 = {};
  port2 = {};
}

let rendered = 0;

function Fields() {
  rendered += 1;
  return <input aria-label="Nom" required />;
}

test('the browser validates it until hydration, which does not render the fields again', async () => {
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
