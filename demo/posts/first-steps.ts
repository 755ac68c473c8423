import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const firstSteps: SamplePost[] = [
  {
    slug: 'preparer-son-premier-remplacement',
    title: 'Préparer son premier remplacement',
    excerpt:
      'Les démarches, les questions à poser au médecin que vous remplacez et le contenu de votre sacoche : de quoi arriver le premier matin l’esprit libre.',
    body: readBody('preparer-son-premier-remplacement'),
    author: authors.claire,
    tags: [tags.firstSteps, tags.life],
    publishedDaysAgo: 3,
    readTimeMinutes: 3,
    heroImage: {
      file: 'preparer-son-premier-remplacement.webp',
      alt: 'Une sacoche de médecin ouverte sur une table, avec un stéthoscope, un carnet et un trousseau de clés.',
    },
    assets: ['etapes-d-un-remplacement.webp'],
    status: 'published',
  },
  {
    slug: 'licence-de-remplacement',
    title: 'La licence de remplacement, de la demande au renouvellement',
    excerpt:
      'Interne ou jeune docteur : qui a besoin d’une licence, auprès de qui la demander et que faire quand la situation change en cours d’année.',
    body: readBody('licence-de-remplacement'),
    author: authors.etienne,
    tags: [tags.firstSteps],
    publishedDaysAgo: 38,
    updatedDaysAgo: 11,
    readTimeMinutes: 3,
    heroImage: {
      file: 'licence-de-remplacement.webp',
      alt: 'Un document officiel portant un sceau, posé sur un bureau à côté d’un stylo et d’une carte professionnelle.',
    },
    status: 'published',
  },
  {
    slug: 'assurance-rcp',
    title: 'Assurance RCP : six lignes à lire avant de remplacer',
    excerpt:
      'L’attestation ne suffit pas : activité déclarée, gardes, téléconsultation, fin de contrat. Avec un message prêt à envoyer à votre assureur.',
    body: readBody('assurance-rcp'),
    author: authors.etienne,
    tags: [tags.firstSteps, tags.contract],
    publishedDaysAgo: 206,
    readTimeMinutes: 3,
    heroImage: null,
    status: 'published',
  },
];
