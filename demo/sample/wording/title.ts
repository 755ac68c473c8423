import type { SampleAd } from '../ads/sample-ad.ts';
import type { Setting } from '../themes/theme.ts';
import { typeset } from '../typeset.ts';
import { monthName, weekdays, when } from './dates.ts';
import { capital, de } from './grammar.ts';
import { type Sentence, say } from './sentence.ts';

const PLACES: Record<Setting, string> = {
  solo: 'cabinet individuel',
  group: 'cabinet de groupe',
  msp: 'maison de santé',
  island: 'cabinet insulaire',
  clinic: 'clinique',
  imaging: 'centre d’imagerie',
  laboratory: 'laboratoire',
  'health-center': 'centre de santé',
  hospital: 'hôpital',
  'nursing-home': 'EHPAD',
  rehabilitation: 'SMR',
  sos: 'SOS Médecins',
  occupational: 'service de santé au travail',
  'mental-health': 'CMP',
};

const dated = ({ period }: SampleAd) => period.endsOn !== null;
const practitioner = ({ owner }: SampleAd) => owner.theme.practitioner;
const place = ({ owner }: SampleAd) => PLACES[owner.setting];
const at = ({ owner }: SampleAd) => owner.town.at;
const field = ({ owner }: SampleAd) => owner.theme.field;

const TITLES: readonly Sentence[] = [
  (ad) => `${capital(practitioner(ad))} remplaçant ${at(ad)}`,
  (ad) => dated(ad) && `Remplacement en ${field(ad)} ${when(ad)}`,
  (ad) => `${capital(place(ad))} ${at(ad)} cherche ${practitioner(ad)}`,
  (ad) =>
    dated(ad) &&
    `Remplacement ${practitioner(ad)} – ${monthName(ad.period.startsOn)} – ${ad.owner.town.name}`,
  (ad) => !dated(ad) && `${capital(practitioner(ad))} : ${weekdays(ad)} ${at(ad)}`,
  (ad) =>
    !['sos', 'hospital'].includes(ad.owner.setting) &&
    `${capital(field(ad))} en ${place(ad)}, ${ad.owner.town.name}`,
  (ad) =>
    ad.period.span === 'months' &&
    ad.owner.person.isWoman &&
    !ad.owner.isFacility &&
    `Congé maternité : cabinet ${de(field(ad))} ${at(ad)}`,
  (ad) => ad.period.span === 'months' && `Remplacement long en ${field(ad)} ${at(ad)}`,
  (ad) => !dated(ad) && `Remplacement régulier en ${field(ad)} – ${ad.owner.town.name}`,
  (ad) =>
    !dated(ad) &&
    !ad.owner.isFacility &&
    `Cherche remplaçant fixe, ${field(ad)}, ${ad.owner.town.name}`,
  (ad) => dated(ad) && !ad.owner.isFacility && `Cherche ${practitioner(ad)} ${when(ad)}`,
  (ad) => ad.conditions.housing && `${capital(practitioner(ad))} ${at(ad)}, logement fourni`,
  (ad) => ad.owner.setting === 'island' && 'Remplacement sur Belle-Île, médecine générale complète',
  (ad) => ad.owner.setting === 'msp' && `MSP ${ad.owner.town.of} : remplaçant bienvenu`,
  (ad) => ad.period.span === 'days' && `Quelques jours de remplacement ${at(ad)} (${field(ad)})`,
  (ad) =>
    ad.owner.setting === 'hospital' &&
    `Praticien remplaçant, service ${de(field(ad))}, ${ad.owner.town.name}`,
  (ad) => ad.owner.setting === 'nursing-home' && `Médecin en EHPAD ${at(ad)}`,
  (ad) =>
    ad.owner.setting === 'sos' && `SOS Médecins ${ad.owner.town.name} recrute des remplaçants`,
  (ad) => ad.owner.isFacility && `Vacations ${de(field(ad))} ${at(ad)}`,
  (ad) =>
    ad.pay.type === 'forfait' &&
    ad.pay.timespan === 'day' &&
    `${capital(practitioner(ad))}, ${ad.pay.amount} € la journée, ${ad.owner.town.name}`,
  (ad) =>
    ad.pay.type === 'retrocession' &&
    (ad.pay.percentage ?? 0) >= 80 &&
    `Rétrocession ${ad.pay.percentage} % – ${field(ad)} – ${ad.owner.town.name}`,
  (ad) => ad.owner.setting === 'group' && `Un bureau se libère : ${practitioner(ad)} ${at(ad)}`,
  (ad) =>
    ad.owner.town.kind === 'rural' &&
    ad.owner.theme.specialty.id === 1 &&
    `Médecine de campagne ${at(ad)}`,
  (ad) => `Remplaçant en ${field(ad)} ${at(ad)} (${ad.owner.town.postalCode.slice(0, 2)})`,
  (ad) =>
    ad.period.span === 'weeks' &&
    !ad.owner.isFacility &&
    `Remplacement ${when(ad)}, ${ad.owner.town.name}`,
];

export const titleOf = (ad: SampleAd): string => typeset(say(TITLES, ad).join(''));
