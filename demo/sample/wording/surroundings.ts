import type { SampleAd } from '../ads/sample-ad.ts';
import { type Sentence, say } from './sentence.ts';

const HOUSED_BY_FACILITY: readonly Sentence[] = [
  ({ owner }) =>
    owner.setting === 'hospital' &&
    'Chambre ou studio à l’internat, gratuit et à cinq minutes à pied.',
  'Un appartement meublé est réservé aux remplaçants, linge fourni.',
  'Logement pris en charge sur toute la durée du contrat.',
  'Hébergement dans une résidence hôtelière voisine, à nos frais.',
  'Studio équipé à proximité, wifi et stationnement compris.',
  'Deux nuits d’hôtel par semaine sont remboursées.',
  'Une maison partagée avec les internes est à votre disposition.',
];

const HOUSED_BY_DOCTOR: readonly Sentence[] = [
  'Un studio meublé au-dessus du cabinet est à votre disposition, sans loyer.',
  ({ owner }) =>
    owner.town.kind !== 'city' &&
    'Logement prêté par la commune, deux chambres et un jardin : vous pouvez venir en famille.',
  'Je peux vous loger dans un petit appartement indépendant, draps et wifi compris.',
  ({ owner }) => owner.town.kind !== 'city' && 'Un gîte est réservé à dix minutes, à ma charge.',
  'Une chambre avec entrée indépendante est disponible chez un confrère à la retraite.',
  'Possibilité de dormir sur place : coin nuit, douche et cuisine.',
  'L’hébergement est offert, dans un meublé à cinq minutes.',
  'Mon ancien studio est libre, à deux rues du cabinet.',
];

const DINING: readonly Sentence[] = [
  'Repas de midi offert au self du personnel.',
  'Déjeuner sur place, pris en charge.',
  'Le restaurant de l’établissement est ouvert midi et soir.',
  'Plateau-repas fourni si vous ne pouvez pas vous absenter.',
  'La cantine est bonne et gratuite pour les remplaçants.',
  'Salle à manger des médecins, repas compris.',
  'Tickets-restaurant ou repas sur place, au choix.',
];

export function surroundingsOf(ad: SampleAd): string[] {
  const { owner, conditions, random, index } = ad;
  const { town, isFacility } = owner;
  const isReached = conditions.transport || town.kind === 'rural' || town.kind === 'island';
  const turn = (texts: readonly string[]) => texts[index % texts.length] ?? '';
  return [
    ...(conditions.housing ? say(isFacility ? HOUSED_BY_FACILITY : HOUSED_BY_DOCTOR, ad) : []),
    ...(conditions.dining && isFacility && random.chance(0.6) ? say(DINING, ad) : []),
    ...(isReached && random.chance(town.kind === 'island' ? 1 : 0.4) ? [turn(town.access)] : []),
    ...(random.chance(0.4) ? [turn(town.life)] : []),
  ];
}
