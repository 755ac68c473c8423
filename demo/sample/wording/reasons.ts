import type { Period } from '../ads/period.ts';
import type { SampleAd } from '../ads/sample-ad.ts';
import { monthOf } from './dates.ts';
import { type Sentence, say } from './sentence.ts';

type Reasons = Record<Period['span'], readonly Sentence[]>;

const inMonths =
  (months: number[], text: string): Sentence =>
  ({ period }) =>
    months.includes(monthOf(period.startsOn)) && text;

const outside =
  (months: number[], text: string): Sentence =>
  ({ period }) =>
    !months.includes(monthOf(period.startsOn)) && text;

const thoseDays = ({ week }: SampleAd) => (week.length === 1 ? 'ce jour-là' : 'ces jours-là');

/** Why a doctor is absent, after the dates: « du 14 au 26 décembre, pour des congés ». */
const DOCTOR: Reasons = {
  days: [
    'pour quelques jours de congé',
    outside([6, 7, 11], 'le temps d’un congrès'),
    outside([6, 7, 11], 'le temps d’une formation'),
    'pour un mariage loin d’ici',
    inMonths([11], 'pour les fêtes de fin d’année'),
    'pour un déménagement',
    inMonths([6, 7], 'pour des congés d’été'),
    'pour souffler un peu',
    'pour accompagner un parent hospitalisé',
  ],
  weeks: [
    'pour des congés',
    'pour une petite intervention et sa convalescence',
    inMonths([11], 'pour les fêtes de fin d’année'),
    ({ owner }) => !owner.person.isWoman && 'pour un congé paternité',
    'pour un voyage prévu de longue date',
    inMonths([6, 7], 'pour des congés d’été'),
    'pour des vacances en famille',
    inMonths([1, 2], 'pour des vacances d’hiver'),
    'pour rejoindre mes enfants à l’étranger',
  ],
  months: [
    ({ owner }) => owner.person.isWoman && 'pour un congé maternité',
    'pour un arrêt de plusieurs mois',
    'pendant un semestre sabbatique',
    ({ owner }) => owner.person.isWoman && 'pour un congé maternité, peut-être prolongé',
    'le temps d’un diplôme universitaire',
    'pour une mission humanitaire',
    ({ owner }) => !owner.person.isWoman && 'pour un congé parental',
  ],
  regular: [
    'pour alléger ma semaine',
    (ad) => `car j’enseigne à la faculté ${thoseDays(ad)}`,
    'pour garder du temps avec mes enfants',
    'car la demande dépasse ce que je peux faire en quatre jours',
    (ad) => `car je consulte à l’hôpital ${thoseDays(ad)}`,
    'en raison d’un mandat à l’URPS',
    'en vue d’une cessation d’activité progressive',
    'pour préparer ma succession sans hâte',
    'car je prends des responsabilités à la CPTS',
  ],
};

/** Why an establishment needs a replacement. */
const FACILITY: Reasons = {
  days: [
    'pendant les congés de l’équipe médicale',
    'pour compléter un planning',
    'pendant une formation de l’équipe',
    'à la suite d’un désistement',
  ],
  weeks: [
    'pendant les congés de l’équipe médicale',
    'le temps d’un arrêt de travail',
    inMonths([10, 11, 0, 1], 'en renfort de la période hivernale'),
    'pour remplacer un praticien absent',
  ],
  months: [
    'pendant un congé maternité',
    'dans l’attente d’un recrutement',
    'à la suite d’un départ à la retraite',
    'le temps d’une disponibilité',
    'pour remplacer un praticien absent',
  ],
  regular: [
    'pour renforcer durablement l’équipe',
    'pour ouvrir de nouveaux créneaux',
    'à la suite d’un départ à la retraite',
    'pour compléter un temps partiel',
    'afin de consolider l’équipe',
  ],
};

export const reasonOf = (ad: SampleAd): string =>
  say((ad.owner.isFacility ? FACILITY : DOCTOR)[ad.period.span], ad).join('');
