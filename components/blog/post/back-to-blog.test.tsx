import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BackToBlog } from './back-to-blog';

test.each([
  ['', '/blog'],
  ['?tag=contrat', '/blog?tag=contrat'],
  ['?q=garde+de+nuit&page=2', '/blog?page=2&q=garde+de+nuit'],
  ['?author=Nadia+Belkacem&utm_source=x', '/blog?author=Nadia+Belkacem'],
  ['?page=abc&tag=<script>&q=+', '/blog'],
])('from a post with the query « %s » the link back is %s', (query, href) => {
  window.history.replaceState(null, '', `/blog/contrat-de-remplacement${query}`);
  render(<BackToBlog />);
  const link = screen.getByRole('link', { name: 'Retour au blog' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('rel')).toBe(href === '/blog' ? null : 'nofollow');
});
