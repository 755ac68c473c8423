import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field, Input, Select } from './field';

test('a control is named by its label and described by its hint', () => {
  render(
    <Field label="Code postal" hint="Cinq chiffres">
      {(control) => <Input {...control} name="postalCode" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Code postal' });
  expect(input).toHaveAccessibleDescription('Cinq chiffres');
  expect(input).toBeValid();
});

test('an error comes before the hint and marks the control', () => {
  render(
    <Field label="Code postal" hint="Cinq chiffres" error="Il manque un chiffre.">
      {(control) => <Input {...control} name="postalCode" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Code postal' });
  expect(input).toHaveAccessibleDescription('Il manque un chiffre. Cinq chiffres');
  expect(input).toBeInvalid();
});

test('an optional field says so in its label, and has no description', () => {
  render(
    <Field label="Spécialité" optional>
      {(control) => (
        <Select {...control} name="specialty">
          <option value="">Toutes les spécialités</option>
        </Select>
      )}
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Spécialité (facultatif)' });
  expect(select).not.toHaveAttribute('aria-describedby');
});
