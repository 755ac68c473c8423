import { expect, test } from '@jest/globals';
import { postShareCard, postShareImage } from './article';
import { aPost, emptyPost, fullPost } from './post.fixture';

test('the image of a post has its author, date and reading time', () => {
  expect(postShareCard(fullPost)).toEqual({
    brand: 'MédiRelève',
    badges: ['Le blog', 'Rémunération', 'Contrat'],
    title: { lines: ['Contrat de', 'remplacement'], size: 112 },
    facts: ['Nadia Belkacem', '1er\u00a0décembre 2026 · 4 min de lecture'],
  });
});

test('an empty post has an image', () => {
  expect(postShareCard(emptyPost)).toMatchObject({
    badges: ['Le blog'],
    title: { lines: ['Article sans titre'] },
    facts: [],
  });
});

test('the image has a URL and an alternative text', () => {
  expect(postShareImage(aPost({ slug: 'été', title: 'Remplacer en été' }))).toEqual({
    path: '/partage/articles/%C3%A9t%C3%A9.png',
    alt: 'Article « Remplacer en été »',
  });
});
