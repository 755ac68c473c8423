import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const welcome: SamplePost[] = [
  {
    slug: 'trouver-un-remplacant-pour-l-ete',
    title: 'Trouver un remplaçant pour l’été sans attendre le mois de juin',
    excerpt:
      'Un calendrier, une annonce qui donne envie, une réponse rapide et un plan B : la méthode pour partir tranquille en août.',
    body: readBody('trouver-un-remplacant-pour-l-ete'),
    author: authors.solene,
    tags: [tags.practice],
    publishedDaysAgo: 24,
    readTimeMinutes: 3,
    heroImage: {
      file: 'trouver-un-remplacant-pour-l-ete.webp',
      alt: 'Une côte en été : un phare, des voiliers et, au premier plan, une page de calendrier du mois d’août.',
    },
    assets: ['calendrier-recherche-ete.webp'],
    status: 'published',
  },
  {
    slug: 'accueillir-un-remplacant',
    title: 'Accueillir un remplaçant : la liste à cocher',
    excerpt:
      'Un mois avant, la semaine avant, le jour de l’arrivée, au retour : ce qu’un cabinet prépare pour que tout se passe bien.',
    body: readBody('accueillir-un-remplacant'),
    author: null,
    tags: [tags.practice],
    publishedDaysAgo: 81,
    readTimeMinutes: null,
    heroImage: {
      file: 'accueillir-un-remplacant.webp',
      alt: 'À l’accueil d’un cabinet, un médecin en blouse tend un trousseau de clés à sa remplaçante.',
    },
    status: 'published',
  },
  {
    slug: 'dossier-patient-et-confidentialite',
    title: 'Transmettre le dossier du patient sans le disperser',
    excerpt:
      'Accès à votre nom, notes lisibles, page de transmission, dernier jour : la confidentialité en gestes simples, avec un modèle à copier.',
    body: readBody('dossier-patient-et-confidentialite'),
    author: authors.claire,
    tags: [tags.practice, tags.contract],
    publishedDaysAgo: 139,
    readTimeMinutes: 3,
    heroImage: {
      file: 'dossier-patient-et-confidentialite.webp',
      alt: 'Une armoire de dossiers fermée par un cadenas, un tiroir ouvert laisse voir une chemise à onglet.',
    },
    assets: ['schema-transmission-dossier.webp'],
    status: 'published',
  },
];
