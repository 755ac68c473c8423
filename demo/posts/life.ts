import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const life: SamplePost[] = [
  {
    slug: 'remplacement-regulier-ou-ponctuel',
    title: 'Régulier ou ponctuel : choisir un rythme qui tient dans une vie',
    excerpt:
      'Deux manières de remplacer, deux fatigues différentes. Et une méthode pour dessiner sa semaine avant de la promettre.',
    body: readBody('remplacement-regulier-ou-ponctuel'),
    author: authors.claire,
    tags: [tags.life, tags.accounts],
    publishedDaysAgo: 154,
    readTimeMinutes: 3,
    heroImage: {
      file: 'remplacement-regulier-ou-ponctuel.webp',
      alt: 'Un calendrier mural avec quelques jours cochés, au-dessus d’un fauteuil et d’une plante.',
    },
    assets: ['semaine-type-exemple.webp'],
    status: 'published',
  },
  {
    slug: 'temoignage-une-annee-de-remplacements',
    title: 'Une année de remplacements, racontée (exemple inventé)',
    excerpt:
      'Septembre et son imprimante, février et sa neige, juillet et sa question : le récit imaginaire, mais plausible, de Camille.',
    body: readBody('temoignage-une-annee-de-remplacements'),
    author: authors.solene,
    tags: [tags.life, tags.territories],
    publishedDaysAgo: 362,
    readTimeMinutes: 3,
    heroImage: {
      file: 'temoignage-une-annee-de-remplacements.webp',
      alt: 'Une petite voiture suit une route qui serpente entre des collines, au lever du soleil.',
    },
    status: 'published',
  },
  {
    slug: 'reprendre-un-cabinet',
    title: 'Reprendre le cabinet où l’on a remplacé',
    excerpt:
      'Observer, parler tôt, regarder les chiffres, préparer le passage : comment transformer un essai réussi en installation.',
    body: readBody('reprendre-un-cabinet'),
    author: authors.claire,
    tags: [tags.life, tags.contract, tags.accounts],
    publishedDaysAgo: 420,
    readTimeMinutes: 4,
    heroImage: {
      file: 'reprendre-un-cabinet.webp',
      alt: 'Une salle de consultation en cours d’installation : un bureau, des cartons et une plaque à poser.',
    },
    status: 'published',
  },
];
