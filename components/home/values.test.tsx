import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Values } from './values';

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof matchMedia;
});

test.each([
  [
    'all',
    true,
    'Les annonces par lieu, dates, jours, spécialité et rémunération, en liste ou sur une carte.',
  ],
  ['all', false, 'Les annonces par lieu, dates, jours, spécialité et rémunération.'],
  ['api', true, 'Les annonces par spécialité et par dates, en liste ou sur une carte.'],
  ['api', false, 'Les annonces par spécialité et par dates.'],
] as const)('with the filters %s, and a map: %s, it promises no more', (filters, hasMap, words) => {
  render(<Values filters={filters} hasMap={hasMap} />);
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});
