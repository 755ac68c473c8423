import { describe, expect, test } from '@jest/globals';
import type { Post } from '@/lib/blog/post';
import { isUnpublished, postSchema } from './post';

const bare: Post = {
  id: 5,
  slug: 'bien-remplacer',
  title: null,
  excerpt: null,
  content: null,
  published_at: null,
  read_time_minutes: null,
  author: null,
  tags: [],
  hero_image: null,
  assets: [],
};

const read = (fields: object) => postSchema.parse({ id: 5, slug: 'bien-remplacer', ...fields });

test('a post is normalised, and nothing else comes through', () => {
  const post = read({
    title: ' Bien remplacer ',
    excerpt: 'En bref',
    content: '<p onclick="x()">Texte</p>',
    published_at: '2026-11-02T08:00:00+01:00',
    read_time_minutes: '4',
    author: { full_name: 'Dr Roy', email: 'roy@example.org' },
    tags: ['Contrat'],
    hero_image_url: '/media/h.jpg',
    hero_image_alt: 'Un cabinet',
    assets: [{ asset_url: 'media/a.pdf', id: 1 }, { asset_url: 'javascript:x' }, null, 'a.pdf'],
    status: 'published',
  });
  expect(post).toEqual({
    ...bare,
    title: 'Bien remplacer',
    excerpt: 'En bref',
    content: '<p onclick="x()">Texte</p>',
    published_at: '2026-11-02T07:00:00.000Z',
    read_time_minutes: 4,
    author: { full_name: 'Dr Roy' },
    tags: [{ id: null, slug: 'contrat', name: 'Contrat' }],
    hero_image: { url: 'http://127.0.0.1:4100/media/h.jpg', alt: 'Un cabinet' },
    assets: [{ asset_url: 'http://127.0.0.1:4100/media/a.pdf' }],
  });
});

test('an id and a slug are enough', () => {
  expect(read({})).toEqual(bare);
  expect(read({ tags: {}, assets: 'x', author: [], hero_image: 3, content: [] })).toEqual(bare);
});

test.each([undefined, null, '', 'a b', '../x', 'a/b', 'x'.repeat(201), 3])(
  'without a usable slug there is no post: %j',
  (slug) => {
    expect(postSchema.safeParse({ id: 5, slug }).success).toBe(false);
  },
);

test.each([
  [0, null],
  [-4, null],
  ['2.6', 3],
  ['quatre', null],
])('the reading time of %j', (minutes, known) => {
  expect(read({ read_time_minutes: minutes }).read_time_minutes).toBe(known);
});

test('a missing reading time is not counted: lists do not show it', () => {
  expect(read({ content: '<p>Un mot.</p>' }).read_time_minutes).toBeNull();
  expect(read({ content: '<p>Un mot.</p>', read_time_minutes: 9 }).read_time_minutes).toBe(9);
});

describe('a post with the status', () => {
  test.each(['published', 'Published', ' PUBLISHED ', '', null, undefined])(
    '%j is shown',
    (status) => {
      expect(read({ status })).toEqual(bare);
      expect(isUnpublished({ id: 5, slug: 'bien-remplacer', status })).toBe(false);
    },
  );

  test.each([
    'draft',
    'archived',
    'unpublished',
    'published?',
    0,
    false,
    {},
    ['published', 'draft'],
  ])('%j is not shown', (status) => {
    expect(postSchema.safeParse({ id: 5, slug: 'bien-remplacer', status }).success).toBe(false);
    expect(isUnpublished({ id: 5, slug: 'bien-remplacer', status })).toBe(true);
  });

  test.each([null, [], 'x', {}, { id: 5 }])('%j is not unpublished', (body) => {
    expect(isUnpublished(body)).toBe(false);
  });
});

describe('the hero image is found under all its names', () => {
  const url = 'http://127.0.0.1:4100/h.jpg';

  test.each([
    [{ hero_image_url: '/h.jpg' }, { url, alt: null }],
    [
      { hero_image: '/h.jpg', hero_image_alt: ' Vue ' },
      { url, alt: 'Vue' },
    ],
    [{ hero_image: { url: '/h.jpg', alt: 'Vue' } }, { url, alt: 'Vue' }],
    [{ hero_image: { file: '/h.jpg' } }, { url, alt: null }],
    [
      { hero_image_url: '', hero_image: { url: null, file: '/h.jpg' } },
      { url, alt: null },
    ],
    [
      { hero_image_url: 'javascript:x', hero_image: '/h.jpg' },
      { url, alt: null },
    ],
    [
      { hero_image: '/h.jpg', hero_image_alt: '' },
      { url, alt: null },
    ],
    [{ hero_image: { alt: 'Vue' } }, null],
    [{ hero_image_alt: 'Vue' }, null],
  ])('%j', (fields, hero) => {
    expect(read(fields).hero_image).toEqual(hero);
  });
});

describe('tags are names or objects', () => {
  test.each([
    ['Médecine & Société', { id: null, slug: 'medecine-societe', name: 'Médecine & Société' }],
    [
      { id: '3', slug: 'droit', name: ' Droit ' },
      { id: 3, slug: 'droit', name: 'Droit' },
    ],
    [
      { id: 1.5, name: 'Droit' },
      { id: null, slug: 'droit', name: 'Droit' },
    ],
    [
      { slug: 'a b', name: 'Droit' },
      { id: null, slug: 'droit', name: 'Droit' },
    ],
  ])('%j', (tag, known) => {
    expect(read({ tags: [tag] }).tags).toEqual([known]);
  });

  test('without a name, or a letter in it, there is no tag', () => {
    expect(read({ tags: [null, '', '!!', 3, {}, [], { slug: 'x' }, { name: ' ' }] }).tags).toEqual(
      [],
    );
  });
});
