import { sentence } from '@/lib/french/sentence';

/*
 * Everything that can be found wrong with a page, or with a site. An error keeps a page from being
 * found or shared as it should be, and fails the check of a site; an advice does not.
 */

const findings = {
  'no-answer': ['error', 'Pas de réponse'],
  'server-error': ['error', 'Page en panne'],
  'not-found': ['error', 'Page introuvable'],
  redirect: ['advice', 'Adresse redirigée'],
  'not-a-page': ['advice', 'Pas une page'],
  'unknown-page': ['advice', 'Page inconnue de l’aperçu'],

  'title-missing': ['error', 'Titre absent'],
  'title-repeated': ['error', 'Titre répété'],
  'title-outside-head': ['error', 'Titre hors de l’en-tête'],
  'title-cut': ['advice', 'Titre coupé'],
  'title-short': ['advice', 'Titre très court'],
  'title-shared': ['advice', 'Titre commun à plusieurs pages'],

  'description-missing': ['error', 'Description absente'],
  'description-repeated': ['error', 'Description répétée'],
  'description-outside-head': ['error', 'Description hors de l’en-tête'],
  'description-cut': ['advice', 'Description coupée'],
  'description-short': ['advice', 'Description très courte'],
  'description-shared': ['advice', 'Description commune à plusieurs pages'],

  'canonical-missing': ['error', 'Adresse canonique absente'],
  'canonical-repeated': ['error', 'Adresse canonique répétée'],
  'canonical-outside-head': ['error', 'Adresse canonique hors de l’en-tête'],
  'canonical-relative': ['error', 'Adresse canonique incomplète'],
  'canonical-wrong': ['error', 'Adresse canonique inattendue'],
  'canonical-unwanted': ['error', 'Adresse canonique de trop'],
  'beyond-end': ['advice', 'Au-delà de la fin de la liste'],

  'noindex-unwanted': ['error', 'Page fermée aux moteurs'],
  'noindex-missing': ['error', 'Page ouverte aux moteurs'],
  nofollow: ['advice', 'Liens non suivis'],
  blocked: ['error', 'Page bloquée par robots.txt'],

  lang: ['error', 'Langue de la page'],
  'heading-missing': ['error', 'Titre principal absent'],
  'heading-repeated': ['advice', 'Titre principal répété'],

  'share-missing': ['error', 'Partage incomplet'],
  'share-incomplete': ['advice', 'Partage à compléter'],
  'share-outside-head': ['error', 'Partage hors de l’en-tête'],
  'share-url-wrong': ['error', 'Adresse de partage inattendue'],
  'card-missing': ['advice', 'Grande carte non demandée'],

  'image-relative': ['error', 'Adresse d’image incomplète'],
  'image-elsewhere': ['advice', 'Image d’un autre site'],
  'image-unreachable': ['error', 'Image introuvable'],
  'image-type': ['error', 'Image illisible'],
  'image-size': ['advice', 'Taille de l’image'],
  'image-declared': ['advice', 'Taille de l’image annoncée'],
  'image-heavy': ['advice', 'Image lourde'],
  'image-alt': ['advice', 'Image sans description'],

  'data-unreadable': ['error', 'Données structurées illisibles'],
  'data-required': ['error', 'Données structurées incomplètes'],
  'data-wrong': ['error', 'Données structurées fausses'],
  'data-recommended': ['advice', 'Données structurées à compléter'],
  'data-absent': ['advice', 'Données structurées absentes'],

  'sitemap-absent': ['advice', 'Absente du plan du site'],
  'sitemap-unwanted': ['error', 'De trop dans le plan du site'],
  'sitemap-foreign': ['error', sentence`Plan du site : autre site`],
  'sitemap-unreadable': ['error', 'Plan du site illisible'],
} as const satisfies Record<string, readonly ['error' | 'advice', string]>;

export type FindingCode = keyof typeof findings;

/** What is wrong, and what to do about it, in plain French. */
export type Finding = {
  code: FindingCode;
  severity: 'error' | 'advice';
  label: string;
  problem: string;
  remedy: string;
};

/** Makes a finding; its code says how bad it is. */
export function finding(code: FindingCode, problem: string, remedy: string): Finding {
  const [severity, label] = findings[code];
  return { code, severity, label, problem, remedy };
}

/** How many errors, and how many pieces of advice. */
export function countFindings(findings: Finding[]): { errors: number; advice: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, advice: findings.length - errors };
}
