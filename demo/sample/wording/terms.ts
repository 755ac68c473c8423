import type { AdPay } from '../ads/pay.ts';
import type { SampleAd } from '../ads/sample-ad.ts';
import { type Sentence, say } from './sentence.ts';

const euros = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

const TIMESPANS = {
  day: 'par jour',
  half_day: 'par demi-journée',
  week: 'par semaine',
  month: 'par mois',
};

function figure(pay: AdPay): string {
  if (pay.type === 'forfait') return `${euros.format(pay.amount)} € ${TIMESPANS[pay.timespan]}`;
  return `${pay.percentage} %`;
}

const SHARED: readonly Sentence[] = [
  ({ pay }) => `Rétrocession de ${figure(pay)}, versée en fin de remplacement.`,
  ({ pay, owner }) =>
    !owner.isFacility && `Je reverse ${figure(pay)} des honoraires, virement dans les huit jours.`,
  ({ pay }) => `Rétrocession ${figure(pay)}, relevé détaillé chaque semaine.`,
  ({ pay }) => `Conditions : ${figure(pay)} de rétrocession, sans minimum d’activité.`,
  ({ pay }) => `Vous gardez ${figure(pay)} des honoraires, le reste couvre les charges.`,
  ({ pay }) => `Honoraires partagés : ${figure(pay)} pour vous, encaissement direct possible.`,
];

const OPEN: readonly Sentence[] = [
  'Rétrocession à convenir ensemble, selon la durée et votre expérience.',
  'Les conditions se discutent, dites simplement ce que vous attendez.',
  'Le pourcentage se fixe au premier échange, aux usages du secteur.',
];

const FIXED: readonly Sentence[] = [
  ({ pay }) => `Rémunération forfaitaire : ${figure(pay)}.`,
  ({ pay }) => `Forfait de ${figure(pay)}, frais de déplacement en plus sur justificatifs.`,
  ({ pay }) => `${figure(pay)}, négociable pour une présence longue.`,
  ({ pay }) => `Forfait garanti de ${figure(pay)}, quel que soit le nombre de patients.`,
];

const PRIVATE_PAPERS: readonly Sentence[] = [
  'Contrat type de l’Ordre, signé en ligne avant le début.',
  'Licence de remplacement ou inscription à l’Ordre demandée.',
  'Attestation de responsabilité civile et numéro RPPS à fournir pour le contrat.',
  'Le contrat est prêt, il ne manque que votre nom.',
  ({ owner }) =>
    owner.theme.specialty.id === 1 &&
    'Thésé ou non, débutants acceptés : tout est expliqué dans un classeur.',
  'Déclaration au conseil départemental faite par mes soins.',
  'Internes titulaires d’une licence bienvenus.',
  'Je m’occupe du contrat et de l’information de la caisse.',
  'Contrat relu par le conseil de l’Ordre, clauses usuelles.',
  'Prévoir une copie de la carte professionnelle et un relevé d’identité bancaire.',
  'Formalités simples : une licence à jour et une assurance suffisent.',
];

const SALARIED_PAPERS: readonly Sentence[] = [
  'Contrat à durée déterminée, reprise d’ancienneté possible.',
  'Inscription à l’Ordre nécessaire, qualification dans la spécialité ou équivalence.',
  'Le contrat est signé avant votre arrivée, le dossier se fait en ligne.',
  'Statut libéral ou salarié selon votre situation.',
  'Transport remboursé sur la base d’un billet de train de seconde classe.',
  'Paie à la fin du mois, congés et précarité compris.',
  'Prise en charge de l’assurance professionnelle par l’établissement.',
  'Candidature possible en cumul d’activité, avec l’accord de l’employeur.',
  'Grille de rémunération communiquée dès le premier échange.',
];

export function termsOf(ad: SampleAd): string[] {
  const { random, pay, owner } = ad;
  return [
    ...(random.chance(0.45) ? say(payBank(pay), ad) : []),
    ...(random.chance(0.5) ? say(owner.isFacility ? SALARIED_PAPERS : PRIVATE_PAPERS, ad) : []),
  ];
}

function payBank(pay: AdPay): readonly Sentence[] {
  if (pay.type === 'forfait') return FIXED;
  return pay.percentage === null ? OPEN : SHARED;
}
