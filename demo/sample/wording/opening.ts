import type { SampleAd } from '../ads/sample-ad.ts';
import { itemAt } from '../random.ts';
import { SURGERY } from '../themes/theme.ts';
import { weekdays, when } from './dates.ts';
import { agreed, capital, de, withArticle } from './grammar.ts';
import { reasonOf } from './reasons.ts';
import { type Sentence, say } from './sentence.ts';

const YEARS = ['trois', 'quatre', 'six', 'huit', 'onze', 'quinze', 'vingt'];
const trade = ({ owner }: SampleAd) => owner.theme.practitioner;
const field = ({ owner }: SampleAd) => owner.theme.field;
const at = ({ owner }: SampleAd) => owner.town.at;
const isShared = ({ owner }: SampleAd) => owner.setting === 'group' || owner.setting === 'msp';
/** A choice that is the same for all ads of an owner. */
const constant = (choices: readonly string[], { owner }: SampleAd) =>
  itemAt(choices, owner.number % choices.length);

const partners = (ad: SampleAd) => constant(['trois', 'quatre', 'cinq'], ad);
const hasSurgery = ({ owner }: SampleAd) => SURGERY.includes(owner.setting);
const settled = (ad: SampleAd) =>
  `${capital(trade(ad))} ${agreed('installé', ad.owner.person)} ${at(ad)} depuis ${constant(YEARS, ad)} ans`;

const DOCTOR_DATED: readonly Sentence[] = [
  (ad) => `Je cherche un remplaçant ou une remplaçante ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) => `${settled(ad)}, je cherche quelqu’un ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    hasSurgery(ad) &&
    `Bonjour, je m’absente ${when(ad)} ${reasonOf(ad)} et je préfère confier mes patients plutôt que fermer.`,
  (ad) =>
    isShared(ad) &&
    `Nous sommes ${partners(ad)} médecins ${at(ad)} et l’un de nous sera absent ${when(ad)}.`,
  (ad) => `Remplacement en ${field(ad)} proposé ${when(ad)} ${at(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    hasSurgery(ad) &&
    `Qui voudrait tenir mon cabinet ${when(ad)} ? Je serai ${agreed('absent', ad.owner.person)} ${reasonOf(ad)}.`,
  (ad) => `Bonjour à tous, je recherche un confrère ou une consœur ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    hasSurgery(ad) && `Cabinet ${de(field(ad))} ${at(ad)} à tenir ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    isShared(ad) && `Une place se libère dans notre cabinet ${ad.owner.town.of}, ${when(ad)}.`,
  (ad) =>
    `Mes dates : ${when(ad)}. ${settled(ad)}, je serai ${agreed('absent', ad.owner.person)} ${reasonOf(ad)}.`,
  (ad) =>
    hasSurgery(ad) &&
    `Chers confrères, mon cabinet ${ad.owner.town.of} sera sans médecin ${when(ad)}.`,
];

const DOCTOR_REGULAR: readonly Sentence[] = [
  (ad) => `Je cherche un remplaçant ou une remplaçante ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) => `Je souhaite confier mon activité ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    `Remplacement régulier ${at(ad)}, ${when(ad)}. L’idée est de trouver quelqu’un qui reste.`,
  (ad) => `${settled(ad)}, je voudrais un remplaçant fixe ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    isShared(ad) &&
    `Nous sommes ${partners(ad)} médecins ${at(ad)} et un bureau reste libre ${weekdays(ad)} : il est pour vous.`,
  (ad) => `Bonjour, je cherche une aide régulière ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    hasSurgery(ad) &&
    `${capital(weekdays(ad))} : c’est ce que je propose dans mon cabinet ${ad.owner.town.of}, ${reasonOf(ad)}.`,
  (ad) => `Recherche confrère ou consœur en ${field(ad)} ${when(ad)}, ${reasonOf(ad)}.`,
];

const FACILITY: readonly Sentence[] = [
  (ad) => `${capital(name(ad))} recherche un ${trade(ad)} ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) => `Nous recherchons un ${trade(ad)} remplaçant ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    ad.owner.setting === 'hospital' &&
    `Le service ${de(field(ad))} accueille un praticien remplaçant ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) => `Remplacement en ${field(ad)} à pourvoir ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    `${capital(reasonOf(ad))}, ${name(ad)} propose un remplacement en ${field(ad)} ${when(ad)}.`,
  (ad) =>
    `Rejoignez ${name(ad)}, ${at(ad)} : un poste ${de(trade(ad))} est à pourvoir ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) =>
    ad.period.endsOn === null &&
    `Vacations régulières ${de(field(ad))} ${at(ad)}, ${when(ad)}, ${reasonOf(ad)}.`,
  (ad) => `${capital(when(ad))}, ${name(ad)} aura besoin d’un ${trade(ad)} ${reasonOf(ad)}.`,
  (ad) =>
    `Un ${trade(ad)} est attendu ${when(ad)} par une équipe qui sait accueillir, ${reasonOf(ad)}.`,
];

const name = ({ owner }: SampleAd): string =>
  owner.placeName ? withArticle(owner.placeName) : 'notre établissement';

export function openingOf(ad: SampleAd): string {
  const doctor = ad.period.endsOn === null ? DOCTOR_REGULAR : DOCTOR_DATED;
  return say(ad.owner.isFacility ? FACILITY : doctor, ad).join('');
}
