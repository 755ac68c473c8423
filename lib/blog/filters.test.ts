import { describe, expect, test } from '@jest/globals';
import { nothingFound, postFilters, searchTitle, themesOf } from './filters';
import { fullPost } from './post.fixture';
import { defaultPostSearch } from './search';

const themes = themesOf([fullPost]);
const full = { page: 3, tag: 'contrat', words: 'été', author: 'Zoé Roy' };

test('tags are themes, each once, by name', () => {
  expect(themesOf([fullPost, { tags: [{ id: 9, slug: 'age', name: 'Âge' }] }, fullPost])).toEqual([
    { slug: 'age', name: 'Âge', href: '/blog?tag=age' },
    { slug: 'contrat', name: 'Contrat', href: '/blog?tag=contrat' },
    { slug: 'remuneration', name: 'Rémunération', href: '/blog?tag=remuneration' },
  ]);
});

test('each filter links to the first page without it', () => {
  expect(postFilters(full, themes)).toEqual([
    { label: 'Thème', value: 'Contrat', hrefWithout: '/blog?q=%C3%A9t%C3%A9&author=Zo%C3%A9+Roy' },
    { label: 'Recherche', value: 'été', hrefWithout: '/blog?tag=contrat&author=Zo%C3%A9+Roy' },
    { label: 'Auteur', value: 'Zoé Roy', hrefWithout: '/blog?tag=contrat&q=%C3%A9t%C3%A9' },
  ]);
  expect(postFilters({ ...defaultPostSearch, page: 2 }, themes)).toEqual([]);
});

test('a tag of unknown name is named by its slug', () => {
  expect(postFilters({ ...defaultPostSearch, tag: 'vie-de-garde' }, themes)).toMatchObject([
    { value: 'vie de garde' },
  ]);
});

describe('nothing found', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test.each([
    [{ words: 'été' }, 'Aucun article ne correspond à la recherche « été ».'],
    [{ tag: 'contrat' }, 'Aucun article ne correspond au thème « Contrat ».'],
    [
      { tag: 'contrat', words: 'été', author: 'Zoé Roy' },
      'Aucun article ne correspond au thème « Contrat », à la recherche « été » et à l’auteur « Zoé Roy ».',
    ],
  ])('%j', (search, sentence) => {
    expect(plain(nothingFound({ ...defaultPostSearch, ...search }, themes))).toBe(sentence);
  });

  test('in the whole blog has its own sentence (docs/product.md#list-of-posts)', () => {
    expect(nothingFound(defaultPostSearch, themes)).toBe(
      "Aucun article n'est disponible pour le moment. Revenez bientôt\u00a0!",
    );
  });
});

test.each([
  [{}, 'Le blog'],
  [{ tag: 'contrat' }, 'Le blog\u00a0: thème «\u00a0Contrat\u00a0»'],
  [
    { words: 'été', author: 'Nadia Belkacem' },
    'Le blog\u00a0: recherche «\u00a0été\u00a0», articles de Nadia Belkacem',
  ],
])('the title of %j', (filters, title) => {
  expect(searchTitle({ ...defaultPostSearch, ...filters }, themes)).toBe(title);
});
