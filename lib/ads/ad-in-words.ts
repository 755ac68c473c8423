import type { Ad } from '@/lib/ads/ad';
import { adUntitled } from '@/lib/ads/messages';
import { personName } from '@/lib/french/names';
import { formatEuros, formatPercent } from '@/lib/french/numbers';
import { withDetail } from '@/lib/places/place-slug';

type Location = NonNullable<Ad['location']>;
type Owner = NonNullable<Ad['user']>;

/** The title of an ad, or « Annonce sans titre » (docs/product.md#cards). */
export function adTitle({ title }: Pick<Ad, 'title'>): string {
  return title ?? adUntitled;
}

/** The `<title>` of its page: an ad without a title has its specialty and place instead. */
export function adPageTitle(ad: Ad): string {
  if (ad.title !== null) return ad.title;
  const facts = [adTitle(ad), ad.specialty?.name ?? null, cityLine(ad.location)];
  return facts.filter((fact) => fact !== null).join(' · ');
}

/** City and postal code: « Quimper (29000) ». `null` when neither is known. */
export function cityLine(location: Pick<Location, 'city' | 'postal_code'> | null): string | null {
  if (location === null) return null;
  const { city, postal_code } = location;
  return city === null ? postal_code : withDetail(city, postal_code);
}

/** The postal address of an ad, line by line, without missing and duplicate lines. */
export function addressLines(location: Ad['location']): string[] {
  if (location === null) return [];
  const town = [location.postal_code, location.city].filter((part) => part !== null).join(' ');
  const lines = [location.name, location.address, town].filter((line) => line !== null);
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * A link to Google Maps: by the address, else by coordinates; `null` without either.
 * @see https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsServiceUrl(location: Ad['location']): string | null {
  if (location === null) return null;
  const { latitude, longitude } = location;
  const coordinates = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const query = addressLines(location).join(', ') || coordinates;
  if (query === null) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', query);
  return url.href;
}

/** Who published an ad: the place for a facility, else « Dr … » (docs/product.md#owner); `null` without an owner. */
export function ownerName(user: Ad['user']): string | null {
  if (user === null) return null;
  if (isFacility(user)) return user.profile.location.name ?? 'Établissement de santé';
  const names = doctorNames(user).filter((part) => part !== null);
  return names.length === 0 ? 'Médecin' : `Dr ${names.join(' ')}`;
}

/**
 * A key that two ads of the same owner share; `null` when the API does not say who it is. The API sends no id of
 * owners, so only ads at one place can be compared.
 */
export function ownerKey(user: Ad['user']): string | null {
  if (user === null) return null;
  const [kind, ...names] = isFacility(user)
    ? ['facility', user.profile.location.name]
    : ['doctor', ...doctorNames(user)];
  return names.includes(null) ? null : [kind, ...names].join('\n').toLowerCase();
}

/** Whether the owner of an ad is an establishment, not a doctor. */
export function isFacility({ user_type }: Owner): boolean {
  return user_type?.toLowerCase() === 'facility';
}

/** First and last name, without the title that some type with them. */
function doctorNames({ first_name, last_name }: Owner): (string | null)[] {
  return [personName(first_name), personName(last_name)];
}

/** A short label of an ad; `kind` says which fact it is about. */
export type AdBadge = {
  kind: 'remuneration' | 'convention' | 'rhythm' | 'housing' | 'dining';
  label: string;
};

const conventionLabels = new Map([
  ['non_conventionne', 'Non conventionné'],
  ['secteur_1', 'Secteur 1'],
  ['secteur_2', 'Secteur 2'],
]);

/** The badges of an ad (docs/product.md#badges): pay, convention, rhythm, and what decides whether one can come from far. */
export function adBadges(ad: Ad): AdBadge[] {
  const badges: AdBadge[] = [];
  const remuneration = remunerationLabel(ad);
  if (remuneration) badges.push({ kind: 'remuneration', label: remuneration });
  if (ad.convention_status !== null) {
    badges.push({ kind: 'convention', label: conventionLabel(ad.convention_status) });
  }
  badges.push({ kind: 'rhythm', label: ad.end_date === null ? 'Régulier' : 'Ponctuel' });
  if (ad.on_site_housing) badges.push({ kind: 'housing', label: 'Logement' });
  if (ad.on_site_dining) badges.push({ kind: 'dining', label: 'Repas' });
  return badges;
}

/** The label of a convention status; 'Convention' for an unknown one. */
export function conventionLabel(status: string): string {
  return conventionLabels.get(status) ?? 'Convention';
}

/** « Forfait 650 € par jour », « Rétrocession 75 % »; `null` when the ad does not say how it pays. */
export function remunerationLabel(ad: Ad): string | null {
  if (ad.remuneration_type === null) return null;
  const pay = payOf(ad);
  const name = ad.remuneration_type === 'forfait' ? 'Forfait' : 'Rétrocession';
  return [name, pay?.value, pay?.timespan?.inWords].filter(Boolean).join(' ');
}

/** A figure with its name: « 450 € / Journée », named « Forfait ». */
export type Figure = { name: string; value: string; unit: string | null };

const timespans = {
  day: { unit: 'Journée', inWords: 'par jour' },
  half_day: { unit: 'Demi-journée', inWords: 'par demi-journée' },
  week: { unit: 'Semaine', inWords: 'par semaine' },
  month: { unit: 'Mois', inWords: 'par mois' },
} as const;

/** The forfait or the retrocession of an ad; `null` when the ad does not say how much. */
function payOf(ad: Ad) {
  const { remuneration_type: type, forfait_amount, retrocession_percentage } = ad;
  if (type === 'forfait' && forfait_amount !== null) {
    const timespan = ad.forfait_timespan && timespans[ad.forfait_timespan];
    return { name: 'Forfait', value: formatEuros(forfait_amount), timespan };
  }
  if (type !== 'retrocession' || retrocession_percentage === null) return null;
  return { name: 'Rétrocession', value: formatPercent(retrocession_percentage), timespan: null };
}

/** The forfait or the retrocession of an ad, then its average act cost (docs/product.md#remuneration). */
export function remunerationFigures(ad: Ad): Figure[] {
  const pay = payOf(ad);
  const cost = ad.average_act_cost;
  const figures: Figure[] = [];
  if (pay) figures.push({ name: pay.name, value: pay.value, unit: pay.timespan?.unit ?? null });
  if (cost !== null)
    figures.push({ name: 'Coût moyen de l’acte', value: formatEuros(cost), unit: null });
  return figures;
}
