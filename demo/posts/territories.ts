import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const territories: SamplePost[] = [
  {
    slug: 'remplacer-en-zone-sous-dotee',
    title: 'Remplacer en zone sous-dotée : ce qui fait venir, et revenir',
    excerpt:
      'Pour les remplaçants qui hésitent, et pour les communes et les CPTS qui les attendent : les bonnes questions et les gestes qui comptent.',
    body: readBody('remplacer-en-zone-sous-dotee'),
    author: authors.solene,
    tags: [tags.territories, tags.life],
    publishedDaysAgo: 95,
    readTimeMinutes: 3,
    heroImage: {
      file: 'remplacer-en-zone-sous-dotee.webp',
      alt: 'Un village au pied des collines, son clocher, ses platanes et une maison de santé au toit clair.',
    },
    assets: ['carte-tournee-exemple.webp'],
    status: 'published',
  },
  {
    slug: 'logement-et-mobilite',
    title: 'Logement et mobilité : deux bonnes raisons de dire oui',
    excerpt:
      'Ce qu’un remplaçant doit demander, ce qu’une commune peut offrir, et pourquoi deux vélos au garage valent un long discours.',
    body: readBody('logement-et-mobilite'),
    author: authors.solene,
    tags: [tags.territories, tags.life],
    publishedDaysAgo: 173,
    readTimeMinutes: null,
    heroImage: {
      file: 'logement-et-mobilite.webp',
      alt: 'Une chambre claire : un lit, une valise ouverte, un vélo contre le mur et des collines par la fenêtre.',
    },
    status: 'published',
  },
  {
    slug: 'gardes-et-permanence-des-soins',
    title: 'Gardes et permanence des soins : y aller sereinement',
    excerpt:
      'Qui organise, qui appelle, qui paie, et comment passer une bonne nuit : les repères d’un remplaçant pour la PDSA.',
    body: readBody('gardes-et-permanence-des-soins'),
    author: authors.etienne,
    tags: [tags.territories, tags.practice],
    publishedDaysAgo: 241,
    readTimeMinutes: 3,
    heroImage: {
      file: 'gardes-et-permanence-des-soins.webp',
      alt: 'La nuit, une voiture éclaire la rue d’un bourg ; une seule fenêtre est allumée sous la lune.',
    },
    assets: ['schema-permanence-des-soins.webp'],
    status: 'published',
  },
];
