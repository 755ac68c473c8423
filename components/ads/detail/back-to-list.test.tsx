import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BackToList } from './back-to-list';

test.each([
  ['', '/annonces'],
  ['?page=2&specialty=3&view=map', '/annonces?page=2&specialty=3&view=map'],
  ['?specialty=3&utm_source=x&jeton=y', '/annonces?specialty=3'],
  ['?endDate=2026-12-15&startDate=2026-12-01', '/annonces?startDate=2026-12-01&endDate=2026-12-15'],
  ['?page=abc&startDate=2026-02-30&view=<script>', '/annonces'],
])('from an ad with the query « %s » the link back is %s', (query, href) => {
  window.history.replaceState(null, '', `/annonces/12${query}`);
  render(<BackToList />);
  expect(screen.getByRole('link', { name: 'Retour aux annonces' })).toHaveAttribute('href', href);
});
