import type { Feed } from './feed';

const root = 'https://www.medireleve.example';

/** A feed with a full item, whose texts need escaping, and an empty one. */
export const aFeed: Feed = {
  title: 'Le blog – MédiRelève',
  description: 'Les derniers articles.',
  pageUrl: `${root}/blog`,
  items: [
    {
      url: `${root}/blog/a`,
      title: 'Garde & <astreinte> "de nuit"',
      summary: 'En bref ]]> & fin',
      html: `<p>R&amp;D <a href="${root}/blog/b?x=1&amp;y=2">ici</a></p>`,
      published: '2026-12-01T07:30:00.000Z',
      author: 'Zoé "Œ" Roy',
      tags: ['Droit & santé', 'Été'],
      imageUrl: 'https://api.example/h.webp?a=1&b=2',
    },
    {
      url: `${root}/blog/b`,
      title: 'Sans rien',
      summary: null,
      html: null,
      published: null,
      author: null,
      tags: [],
      imageUrl: null,
    },
  ],
};
