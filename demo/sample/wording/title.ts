import type { SampleAd } from '../ads/sample-ad.ts';
import { itemAt } from '../random.ts';
import { type Setting, SURGERY } from '../themes/theme.ts';
import { typeset } from '../typeset.ts';
import { howLong, isOverTheHolidays, monthName, onlyDay, weekdays, when } from './dates.ts';
import { agreed, capital, de } from './grammar.ts';

const trade = ({ owner }: SampleAd) => owner.theme.practitioner;
const field = ({ owner }: SampleAd) => owner.theme.field;
const at = ({ owner }: SampleAd) => owner.town.at;
const town = ({ owner }: SampleAd) => owner.town.name;
const startMonth = ({ period }: SampleAd) => monthName(period.startsOn);
/** « à partir de janvier », « à partir d’avril ». */
const from = (ad: SampleAd) => `à partir ${de(startMonth(ad))}`;

const isDated = ({ period }: SampleAd) => period.endsOn !== null;
const isDoctor = ({ owner }: SampleAd) => !owner.isFacility;
const isIn = ({ owner }: SampleAd, ...settings: Setting[]) => settings.includes(owner.setting);
const hasSurgery = (ad: SampleAd) => isDoctor(ad) && SURGERY.includes(ad.owner.setting);
const isGeneral = ({ owner }: SampleAd) => owner.theme.specialty.id === 1;
const isRural = ({ owner }: SampleAd) => owner.town.kind === 'rural';

/** As doctors and establishments write them. */
const TITLES: readonly ((ad: SampleAd) => string | false)[] = [
  (ad) =>
    isDoctor(ad) && isDated(ad) && `${capital(trade(ad))} ${at(ad)}, je m’absente ${when(ad)}`,
  (ad) =>
    isIn(ad, 'hospital') &&
    `Renfort en ${field(ad)} ${at(ad)} ${isDated(ad) ? when(ad) : from(ad)}`,
  (ad) => !isDated(ad) && `${capital(field(ad))} ${at(ad)} : ${weekdays(ad)}`,
  (ad) => isDated(ad) && `${capital(howLong(ad))} de remplacement en ${field(ad)}, ${town(ad)}`,
  (ad) => isIn(ad, 'msp') && `Notre maison de santé cherche un relais, ${town(ad)}`,
  (ad) => hasSurgery(ad) && isDated(ad) && `Qui pour tenir mon cabinet ${when(ad)} ?`,
  (ad) => isIn(ad, 'nursing-home') && `Médecin pour nos résidents, ${town(ad)}`,
  (ad) => isDoctor(ad) && `Je cherche un confrère ou une consœur en ${field(ad)}, ${town(ad)}`,
  (ad) => ad.owner.isFacility && !isDated(ad) && `Vacations régulières ${de(field(ad))} ${at(ad)}`,
  (ad) => isOverTheHolidays(ad) && `Fêtes de fin d’année : relève en ${field(ad)} ${at(ad)}`,
  (ad) =>
    ad.pay.type === 'forfait' &&
    ad.pay.timespan === 'day' &&
    `${capital(trade(ad))} ${at(ad)}, ${ad.pay.amount} € la journée`,
  (ad) => isDoctor(ad) && onlyDay(ad) && `Mes ${onlyDay(ad)} à confier, ${field(ad)} ${at(ad)}`,
  (ad) => isDated(ad) && `Relève en ${field(ad)} ${when(ad)}`,
  (ad) =>
    ad.period.span === 'months' &&
    ad.owner.person.isWoman &&
    isDoctor(ad) &&
    `Congé maternité ${from(ad)} : ${field(ad)}, ${town(ad)}`,
  (ad) =>
    isIn(ad, 'group', 'msp') &&
    !isDated(ad) &&
    `Rejoignez notre équipe ${weekdays(ad)}, ${town(ad)}`,
  (ad) =>
    isIn(ad, 'clinic') &&
    `Clinique ${at(ad)} : ${trade(ad)} attendu ${isDated(ad) ? when(ad) : from(ad)}`,
  (ad) => ad.owner.isFacility && `${capital(trade(ad))} remplaçant ou remplaçante, ${town(ad)}`,
  (ad) => isRural(ad) && isDated(ad) && `Médecine de campagne ${at(ad)} ${when(ad)}`,
  (ad) =>
    ad.conditions.housing &&
    `${capital(field(ad))} ${at(ad)}, ${isDated(ad) ? howLong(ad) : 'poste régulier'} et logement fourni`,
  (ad) => isIn(ad, 'imaging') && `Plateau d’imagerie ${at(ad)} : vacations ${de(field(ad))}`,
  (ad) => isDoctor(ad) && !isDated(ad) && `Cherche binôme en ${field(ad)}, ${weekdays(ad)}`,
  (ad) => ad.period.span === 'months' && `${capital(trade(ad))} pour ${howLong(ad)} ${at(ad)}`,
  (ad) =>
    isIn(ad, 'group') &&
    isDated(ad) &&
    `Un associé s’absente ${when(ad)} : ${field(ad)}, ${town(ad)}`,
  (ad) =>
    ad.pay.type === 'retrocession' &&
    (ad.pay.percentage ?? 0) >= 80 &&
    `${capital(field(ad))} ${at(ad)}, rétrocession ${ad.pay.percentage} %`,
  (ad) =>
    isIn(ad, 'hospital') && `Praticien en ${field(ad)} ${isDated(ad) ? when(ad) : weekdays(ad)}`,
  (ad) =>
    isIn(ad, 'health-center') && `Consultations en centre de santé, ${field(ad)}, ${town(ad)}`,
  (ad) => isDated(ad) && `${capital(field(ad))} ${at(ad)} en ${startMonth(ad)}`,
  (ad) => isIn(ad, 'sos') && `Visites et consultations de garde ${at(ad)}`,
  (ad) => isIn(ad, 'island') && 'Belle-Île cherche son médecin remplaçant',
  (ad) =>
    hasSurgery(ad) &&
    ad.conditions.secretary &&
    `Cabinet ${de(field(ad))} avec secrétaire, ${town(ad)}`,
  (ad) => !isDated(ad) && `Remplacement régulier, ${field(ad)} ${at(ad)}`,
  (ad) =>
    isIn(ad, 'mental-health') &&
    `CMP ${at(ad)} : ${trade(ad)} ${isDated(ad) ? when(ad) : weekdays(ad)}`,
  (ad) =>
    ad.period.span === 'weeks' && `${capital(howLong(ad))} à couvrir en ${field(ad)} ${at(ad)}`,
  (ad) => isGeneral(ad) && isDoctor(ad) && `Médecin de famille ${at(ad)} cherche remplaçant(e)`,
  (ad) =>
    isIn(ad, 'rehabilitation') &&
    `Médecin en soins de réadaptation ${at(ad)}, ${isDated(ad) ? when(ad) : weekdays(ad)}`,
  (ad) =>
    ad.period.span === 'days' && `Besoin d’un remplacement court en ${field(ad)}, ${town(ad)}`,
  (ad) => isIn(ad, 'laboratory') && `Laboratoire ${at(ad)}, relève en ${field(ad)}`,
  (ad) =>
    ad.pay.type === 'forfait' &&
    ad.pay.timespan === 'half_day' &&
    `Demi-journées ${de(field(ad))} ${at(ad)}`,
  (ad) => `Cherche ${trade(ad)} ${isDated(ad) ? when(ad) : from(ad)}`,
  (ad) =>
    hasSurgery(ad) && !isDated(ad) && `Partager mon cabinet ${ad.owner.town.of}, ${weekdays(ad)}`,
  (ad) =>
    isIn(ad, 'occupational') &&
    `Service de santé au travail : médecin ${isDated(ad) ? when(ad) : weekdays(ad)}`,
  (ad) =>
    ad.conditions.transport &&
    isDoctor(ad) &&
    `${capital(field(ad))} ${at(ad)}, près des transports`,
  (ad) => ad.conditions.dining && `${capital(field(ad))} ${at(ad)}, repas sur place`,
  (ad) => ad.conditions.teleconsultation && `${capital(field(ad))} ${at(ad)}, en partie à distance`,
  (ad) =>
    isIn(ad, 'solo') &&
    isDated(ad) &&
    `${agreed('Seul', ad.owner.person)} au cabinet, je pars ${when(ad)}`,
];

/** In rotation, so that a page of the list has many kinds of titles. */
export function titleOf(ad: SampleAd): string {
  const fitting = TITLES.flatMap((title) => title(ad) || []);
  return typeset(itemAt(fitting, (ad.index + Math.floor(ad.index / 2)) % fitting.length));
}
