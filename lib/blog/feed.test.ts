import { expect, test } from '@jest/globals';
import { blogFeed } from './feed';
import { aPost, emptyPost, fullPost } from './post.fixture';

const root = 'https://www.medireleve.example';

test('every URL is absolute', () => {
  expect(blogFeed([fullPost], null)).toEqual({
    title: 'Le blog – MédiRelève',
    description: 'Les derniers articles du blog sur le remplacement médical.',
    pageUrl: `${root}/blog`,
    items: [
      {
        url: `${root}/blog/contrat-de-remplacement`,
        title: 'Contrat de remplacement',
        summary: 'Les points à relire avant de signer.',
        html: expect.stringContaining(`<a href="${root}/blog/assurance-rcp">ceci</a>`),
        published: '2026-11-30T23:30:00.000Z',
        author: 'Nadia Belkacem',
        tags: ['Rémunération', 'Contrat'],
        imageUrl: 'https://api.example/h.webp',
      },
    ],
  });
});

test('text that looks like a link stays text', () => {
  const content = '<p>&lt;a href="/x"&gt;</p><script>alert(1)</script>';
  expect(blogFeed([aPost({ content })], null).items[0]?.html).toBe('<p>&lt;a href="/x"></p>');
});

test('a day without an hour is its midnight in UTC', () => {
  const [item] = blogFeed([aPost({ published_at: '2026-12-01' })], null).items;
  expect(item?.published).toBe('2026-12-01T00:00:00.000Z');
});

test('the feed of a tag is named after it', () => {
  expect(blogFeed([fullPost, emptyPost], 'contrat')).toMatchObject({
    title: 'Le blog, Contrat – MédiRelève',
    description: 'Les derniers articles du blog sur le thème « Contrat ».',
    pageUrl: `${root}/blog?tag=contrat`,
  });
  expect(blogFeed([], 'jamais-vu')).toMatchObject({
    title: 'Le blog, jamais vu – MédiRelève',
    items: [],
  });
});
