import { expect, test } from '@jest/globals';
import { aPost, emptyPost, fullPost } from './post.fixture';
import { cardsOf, postPage } from './post-page';

const pageOf = (...ids: number[]) =>
  postPage({ count: 9, results: ids.map((id) => aPost({ id })), next: null });

test('a card has every fact, formatted (docs/product.md#list-of-posts)', () => {
  expect(postPage({ count: 1, results: [fullPost], next: '/next' })).toEqual({
    cards: [
      {
        id: 12,
        slug: 'contrat-de-remplacement',
        title: 'Contrat de remplacement',
        excerpt: 'Les points à relire avant de signer.',
        published: { dateTime: '2026-11-30T23:30:00.000Z', label: '1er\u00a0décembre 2026' },
        readingTime: '4 min de lecture',
        tags: ['Rémunération', 'Contrat'],
        image: 'https://api.example/h.webp',
      },
    ],
    count: '1 article trouvé',
    hasNext: true,
  });
});

test('a card has at most five tags', () => {
  const tags = Array.from({ length: 30 }, (_, index) => ({
    id: index,
    slug: `t${index}`,
    name: `${index}`,
  }));
  const { cards } = postPage({ count: 1, results: [{ ...emptyPost, tags }], next: null });
  expect(cards[0]?.tags).toEqual(['0', '1', '2', '3', '4']);
});

test('the card of an empty post', () => {
  expect(postPage({ count: 0, results: [emptyPost], next: null })).toEqual({
    cards: [
      {
        id: 1,
        slug: 'sans-rien',
        title: 'Article sans titre',
        excerpt: null,
        published: null,
        readingTime: null,
        tags: [],
        image: null,
      },
    ],
    count: '0 article trouvé',
    hasNext: false,
  });
});

test('the cards of several pages have no duplicates', () => {
  const cards = cardsOf([pageOf(5, 4), pageOf(4, 3), pageOf(), pageOf(5, 2)]);
  expect(cards.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
});
