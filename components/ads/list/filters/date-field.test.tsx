import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from './date-field';

const field = () => screen.getByLabelText('Date de début');
const date = (value: string | null) => (
  <DateField label="Date de début" name="startDate" value={value} />
);

test('the hint has the date in words, since browsers write it in ways of their own', () => {
  render(date('2027-03-01'));
  expect(field()).toHaveAccessibleDescription('lundi 1er\u00a0mars\u00a02027');
});

test('the words follow the chosen date, and the search', () => {
  const { rerender } = render(date(null));
  expect(field()).not.toHaveAccessibleDescription();
  fireEvent.change(field(), { target: { value: '2027-03-02' } });
  expect(field()).toHaveAccessibleDescription('mardi 2\u00a0mars\u00a02027');
  rerender(date('2027-03-03'));
  expect(field()).toHaveValue('2027-03-03');
  expect(field()).toHaveAccessibleDescription('mercredi 3\u00a0mars\u00a02027');
  fireEvent.change(field(), { target: { value: '' } });
  expect(field()).not.toHaveAccessibleDescription();
});
