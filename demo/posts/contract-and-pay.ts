import { authors } from './authors.ts';
import type { SamplePost } from './post.ts';
import { readBody } from './read-body.ts';
import { tags } from './tags.ts';

export const contractAndPay: SamplePost[] = [
  {
    slug: 'contrat-de-remplacement',
    title: 'Contrat de remplacement : les clauses à vérifier',
    excerpt:
      'Annulation, installation, gardes, dossiers : les points à relire deux fois avant de signer, et les signaux qui doivent alerter.',
    body: readBody('contrat-de-remplacement'),
    author: authors.nadia,
    tags: [tags.contract],
    publishedDaysAgo: 52,
    updatedDaysAgo: 20,
    readTimeMinutes: null,
    heroImage: {
      file: 'contrat-de-remplacement.webp',
      alt: 'Un contrat de deux pages sur un bureau vu de dessus, avec des lunettes, un stylo et une tasse.',
    },
    status: 'published',
  },
  {
    slug: 'retrocession-ou-forfait',
    title: 'Rétrocession ou forfait ?',
    excerpt:
      'Un pourcentage des honoraires ou une somme fixe : ce que chaque formule fait porter à l’un et à l’autre, avec un exemple chiffré pour comparer deux offres.',
    body: readBody('retrocession-ou-forfait'),
    author: authors.hugo,
    tags: [tags.pay, tags.contract],
    publishedDaysAgo: 17,
    readTimeMinutes: 3,
    heroImage: {
      file: 'retrocession-ou-forfait.webp',
      alt: 'Une balance à deux plateaux : des pièces d’un côté, une page de calendrier de l’autre.',
    },
    assets: ['exemple-retrocession-forfait.webp'],
    status: 'published',
  },
  {
    slug: 'secteur-1-secteur-2-et-remplacement',
    title: 'Secteur 1, secteur 2 : quels honoraires quand on remplace ?',
    excerpt:
      'Vous prenez la place du médecin remplacé, convention comprise. Ce que cela change pour vous, pour le patient et pour la facturation.',
    body: readBody('secteur-1-secteur-2-et-remplacement'),
    author: authors.nadia,
    tags: [tags.pay, tags.firstSteps],
    publishedDaysAgo: 118,
    updatedDaysAgo: 31,
    readTimeMinutes: 3,
    heroImage: {
      file: 'secteur-1-secteur-2-et-remplacement.webp',
      alt: 'Une rue de village : deux portes voisines, chacune avec sa plaque de médecin.',
    },
    status: 'published',
  },
  {
    slug: 'comptabilite-du-remplacant',
    title: 'Micro-BNC ou 2035 : des comptes paisibles en une demi-heure par mois',
    excerpt:
      'Les deux régimes, les frais à ne pas oublier, l’argent à mettre de côté et le rythme qui évite les mauvaises surprises.',
    body: readBody('comptabilite-du-remplacant'),
    author: authors.hugo,
    tags: [tags.accounts, tags.pay],
    publishedDaysAgo: 67,
    updatedDaysAgo: 6,
    readTimeMinutes: 3,
    heroImage: {
      file: 'comptabilite-du-remplacant.webp',
      alt: 'Un bureau rangé, avec une calculatrice, des classeurs, une pile de justificatifs et une lampe allumée.',
    },
    assets: ['exemple-repartition-frais.webp'],
    status: 'published',
  },
];
