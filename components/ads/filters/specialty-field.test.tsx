import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SpecialtyField } from './specialty-field';

const specialties = [{ id: 3, name: 'Pédiatrie' }];

function setUp(known: typeof specialties | null, value: number | null) {
  render(
    <form aria-label="Filtres">
      <SpecialtyField specialties={known} value={value} onSelect={() => {}} />
    </form>,
  );
  return [...new FormData(screen.getByRole<HTMLFormElement>('form'))];
}

test.each([
  [3, 'Spécialité choisie', [['specialty', '3']]],
  [null, 'Toutes les spécialités', []],
])('when they could not be loaded it says so and keeps the selection: %s', (...known) => {
  const [value, shown, posted] = known;
  expect(setUp(null, value)).toEqual(posted);
  const field = screen.getByRole('combobox', { name: 'Spécialité' });
  expect(field).toBeDisabled();
  expect(field).toHaveDisplayValue(shown);
  expect(field).toHaveAccessibleDescription('Impossible de charger les spécialités.');
});

test('when they are loaded they can be selected', () => {
  expect(setUp(specialties, 3)).toEqual([['specialty', '3']]);
  expect(screen.getByRole('button', { name: 'Spécialité Pédiatrie' })).toBeEnabled();
  expect(screen.queryByText('Impossible de charger les spécialités.')).not.toBeInTheDocument();
});
