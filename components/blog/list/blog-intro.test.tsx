import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { postFilters, themesOf } from '@/lib/blog/filters';
import { fullPost } from '@/lib/blog/post.fixture';
import { defaultPostSearch, type PostSearch } from '@/lib/blog/search';
import { BlogIntro } from './blog-intro';

const themes = themesOf([fullPost]);

function open(narrowed: Partial<PostSearch> = {}) {
  const search = { ...defaultPostSearch, ...narrowed };
  render(<BlogIntro search={search} filters={postFilters(search, themes)} themes={themes} />);
  const form = screen.getByRole('button', { name: 'Rechercher' }).closest('form');
  return form && Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value]));
}

test('the unfiltered blog has a search form and its themes', () => {
  expect(open()).toEqual({ q: '' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Le blog$/);
  expect(screen.getByRole('searchbox', { name: 'Rechercher un article' })).toHaveAttribute(
    'maxlength',
    '100',
  );
  expect(screen.getByRole('link', { name: 'Contrat' })).toHaveAttribute(
    'href',
    '/blog?tag=contrat',
  );
});

test('a search keeps the words and the other filters, but not the page', () => {
  const requested = { page: 3, tag: 'contrat', words: 'été', author: 'Zoé Roy' };
  expect(open(requested)).toEqual({ tag: 'contrat', q: 'été', author: 'Zoé Roy' });
  const names = screen.getAllByRole('link').map((link) => link.textContent?.replace('\u00a0', ' '));
  expect(names).toEqual([
    'Retirer le filtre Thème : Contrat',
    'Retirer le filtre Recherche : été',
    'Retirer le filtre Auteur : Zoé Roy',
    'Tout effacer',
  ]);
  expect(screen.getByRole('link', { name: /Recherche/ })).toHaveAttribute(
    'href',
    '/blog?tag=contrat&author=Zo%C3%A9+Roy',
  );
});

test('a single filter has one link to remove it', () => {
  open({ words: 'été' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog');
});
