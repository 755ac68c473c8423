import type { Post } from '@/lib/blog/post';

/** A post with its required values only. */
export const emptyPost: Post = {
  id: 1,
  slug: 'sans-rien',
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

/** A post with all values. */
export const fullPost: Post = {
  id: 12,
  slug: 'contrat-de-remplacement',
  title: 'Contrat de remplacement',
  excerpt: 'Les points à relire avant de signer.',
  content: '<h2>Les clauses</h2><p>Lisez <a href="/blog/assurance-rcp">ceci</a>.</p>',
  published_at: '2026-11-30T23:30:00.000Z',
  read_time_minutes: 4,
  author: { full_name: 'Nadia Belkacem' },
  tags: [
    { id: 2, slug: 'remuneration', name: 'Rémunération' },
    { id: 1, slug: 'contrat', name: 'Contrat' },
  ],
  hero_image: { url: 'https://api.example/h.webp', alt: 'Un contrat' },
  assets: [],
};

/** A post with the given fields. */
export function aPost(fields: Partial<Post>): Post {
  return { ...emptyPost, ...fields };
}
