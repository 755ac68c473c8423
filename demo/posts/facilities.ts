import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const facilities: SamplePost[] = [
  {
    slug: 'remplacer-en-etablissement',
    title:
      'Remplacer à l’hôpital, en clinique ou en EHPAD : le cadre, le rythme, l’équipe et tout ce qui change vraiment par rapport à un cabinet de ville',
    excerpt:
      'Trois maisons, trois cadres : qui vous paie, qui vous assure, qui vous attend le premier matin. Avec une liste pour les établissements.',
    body: readBody('remplacer-en-etablissement'),
    author: authors.nadia,
    tags: [tags.facilities, tags.firstSteps, tags.contract],
    publishedDaysAgo: 285,
    readTimeMinutes: 4,
    heroImage: {
      file: 'remplacer-en-etablissement.webp',
      alt: 'Un couloir d’hôpital baigné de lumière, avec des portes, un chariot de soins et une fenêtre au fond.',
    },
    status: 'published',
  },
  {
    slug: 'teleconsultation-et-remplacement',
    title: 'Téléconsultation et remplacement',
    excerpt:
      'Ce qui s’y prête, ce qui ne s’y prête pas, et les trois vérifications à faire avant le premier appel en vidéo.',
    body: readBody('teleconsultation-et-remplacement'),
    author: authors.hugo,
    tags: [tags.practice, tags.facilities],
    publishedDaysAgo: 322,
    updatedDaysAgo: 88,
    readTimeMinutes: 3,
    heroImage: {
      file: 'teleconsultation-et-remplacement.webp',
      alt: 'Un ordinateur portable sur un bureau : à l’écran, une patiente parle à son médecin.',
    },
    status: 'published',
  },
];
