import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Values } from './values';

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof matchMedia;
});

test.each([
  [
    true,
    true,
    'Les annonces par lieu, dates, jours, spécialité et rémunération, en liste ou sur une carte.',
  ],
  [true, false, 'Les annonces par lieu, dates, jours, spécialité et rémunération.'],
  [false, true, 'Les annonces par spécialité et par dates, en liste ou sur une carte.'],
  [false, false, 'Les annonces par spécialité et par dates.'],
])(
  'with a search by place: %s, and a map: %s, it promises no more',
  (placeSearch, hasMap, words) => {
    render(<Values placeSearch={placeSearch} hasMap={hasMap} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  },
);
