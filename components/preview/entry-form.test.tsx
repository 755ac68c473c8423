import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Entry } from '@/lib/api/door/enter-preview';
import { EntryForm } from './entry-form';

test('what is typed is sent; a refusal is said at the field', async () => {
  const user = userEvent.setup();
  const enter = jest.fn<(last: Entry | null, fields: FormData) => Promise<Entry>>(async () => ({
    refusal: 'Ce code n’est pas le bon.',
  }));
  render(<EntryForm enter={enter} href="/apercu" />);
  const input = screen.getByLabelText('Code d’accès');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toBeRequired();

  await user.type(input, 'quatre mots');
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’aperçu' }));
  expect(Object.fromEntries(enter.mock.calls[0]?.[1] ?? [])).toEqual({ secret: 'quatre mots' });
  await screen.findByText('Ce code n’est pas le bon.');
  expect(input).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
});
