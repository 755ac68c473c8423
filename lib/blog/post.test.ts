import { expect, test } from '@jest/globals';
import { cardsOf, postPage, publication, revision } from './post';
import { aPost, emptyPost, fullPost } from './post.fixture';

test.each([
  // Half past midnight in Paris.
  ['2026-11-30T23:30:00.000Z', '1er\u00a0décembre\u00a02026'],
  ['2026-07-31T21:59:59.000Z', '31\u00a0juillet\u00a02026'],
  ['2026-12-02', '2\u00a0décembre\u00a02026'],
])('%s is the %s', (dateTime, label) => {
  expect(publication(dateTime)).toEqual({ dateTime, label });
});

test('a post without a date has no publication', () => {
  expect(publication(null)).toBeNull();
});

test.each([
  ['2026-12-03T08:00:00.000Z', '2026-11-30T23:30:00.000Z', '3\u00a0décembre\u00a02026'],
  ['2026-12-02', '2026-12-01', '2\u00a0décembre\u00a02026'],
  // An update on the day of publication in Paris, one before it, and unknown ones.
  ['2026-12-01T20:00:00.000Z', '2026-11-30T23:30:00.000Z', undefined],
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-11-01', '2026-12-01', undefined],
  [null, '2026-12-01', undefined],
  ['2026-12-01', null, undefined],
])('changed %s after a publication %s', (revisedAt, publishedAt, label) => {
  expect(revision(revisedAt, publishedAt)?.label).toBe(label);
});

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
        published: { dateTime: '2026-11-30T23:30:00.000Z', label: '1er\u00a0décembre\u00a02026' },
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
