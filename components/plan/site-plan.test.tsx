import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PlanBlock } from './site-plan';

const words = { failed: 'Impossible de charger.', empty: 'Aucun article.' };
const block = (links: { name: string; href: string }[] | null) =>
  render(<PlanBlock title="Articles" links={links} {...words} />);

test('a block lists its links below its name', () => {
  block([{ name: 'Contrat', href: '/blog/contrat' }]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Articles');
  expect(screen.getByRole('link', { name: 'Contrat' })).toHaveAttribute('href', '/blog/contrat');
  expect(screen.queryByText(/^(Impossible|Aucun)/)).toBeNull();
});

test('an empty list is not a failure', () => {
  block([]);
  expect(screen.getByText(words.empty)).toBeInTheDocument();
  expect(screen.queryByText('Réessayer')).toBeNull();
});

test('a failure has a link to retry', () => {
  block(null);
  expect(screen.getByText(words.failed)).toBeInTheDocument();
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
