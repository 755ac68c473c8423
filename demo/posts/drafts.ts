import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const drafts: SamplePost[] = [
  {
    slug: 'cpts-et-remplacements',
    title: 'CPTS : coordonner les remplacements d’un territoire',
    excerpt: 'Un tableau commun des absences, un logement partagé, un interlocuteur unique.',
    body: readBody('cpts-et-remplacements'),
    author: authors.solene,
    tags: [tags.territories],
    publishedDaysAgo: 9,
    readTimeMinutes: 1,
    heroImage: null,
    status: 'draft',
  },
  {
    slug: 'remplacer-outre-mer',
    title: 'Remplacer outre-mer : avant de réserver un billet',
    excerpt: 'Dates, logement, démarches : les premiers repères, territoire par territoire.',
    body: readBody('remplacer-outre-mer'),
    author: null,
    tags: [tags.territories, tags.life],
    publishedDaysAgo: 12,
    readTimeMinutes: null,
    heroImage: null,
    status: 'draft',
  },
];
