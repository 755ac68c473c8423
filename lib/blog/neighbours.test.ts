import { expect, test } from '@jest/globals';
import { neighbourLinks } from './neighbours';
import { aPost } from './post.fixture';

const older = aPost({ slug: 'avant', title: 'Avant' });
const newer = aPost({ slug: 'apres' });

test('the older post comes first', () => {
  expect(neighbourLinks({ older, newer })).toEqual([
    { label: 'Article précédent', title: 'Avant', href: '/blog/avant' },
    { label: 'Article suivant', title: 'Article sans titre', href: '/blog/apres' },
  ]);
});

test('an unknown post is left out', () => {
  expect(neighbourLinks({ older: null, newer })).toHaveLength(1);
  expect(neighbourLinks({ older: null, newer: null })).toEqual([]);
});
