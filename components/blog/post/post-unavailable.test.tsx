import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PostUnavailable } from './post-article';

const message = 'Impossible de charger cet article pour le moment.';
const note = /Il est peut-être indisponible ou archivé\./;
const heading = () => screen.getByRole('heading', { level: 1 });
const allPosts = () => screen.getByRole('link', { name: 'Voir tous les articles' });

test('a post that does not exist links to the blog', () => {
  render(<PostUnavailable />);
  expect(heading()).toHaveTextContent(message);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(allPosts()).toHaveAttribute('href', '/blog');
  expect(screen.queryByText('Réessayer')).not.toBeInTheDocument();
});

test('a post that could not be loaded can be retried', () => {
  render(<PostUnavailable retry />);
  expect(heading()).toHaveTextContent(message);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(allPosts()).toHaveAttribute('href', '/blog');
  // An empty href is the URL of the document.
  expect(screen.getByText('Réessayer')).toHaveAttribute('href', '');
});
