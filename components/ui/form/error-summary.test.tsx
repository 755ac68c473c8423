import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

test('each line focuses its field, and the URL does not change', async () => {
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
