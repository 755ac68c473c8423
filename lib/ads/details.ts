import type { Ad } from '@/lib/ads/ad';
import {
  adBadges,
  addressLines,
  adTitle,
  cityLine,
  conventionLabel,
  isFacility,
  mapsServiceUrl,
  ownerName,
  remunerationFigures,
} from '@/lib/ads/ad-in-words';
import { adWeek } from '@/lib/ads/ad-time';
import { payOfDay } from '@/lib/ads/index/pay';
import { fromNowOn } from '@/lib/ads/messages';
import { weekdays } from '@/lib/ads/week';
import { formatPeriod } from '@/lib/french/day';
import { description } from '@/lib/french/text';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { type ShareImage, shareImagePath } from '@/lib/share/share-image';

/** An ad as its page shows it: every text formatted, `null` or empty where a value is missing. */
export type AdDetails = ReturnType<typeof adDetails>;

/** The page of an ad (docs/product.md#page-of-an-ad). */
export function adDetails(ad: Ad) {
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: adBadges(ad),
    period: formatPeriod(ad.start_date, ad.end_date),
    dates: { start_date: ad.start_date, end_date: ad.end_date },
    /** Its half-days in words. */
    halfDays: adWeek(ad),
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    /** Whether the owner is an establishment, not a doctor. */
    isOfFacility: ad.user !== null && isFacility(ad.user),
    place: cityLine(ad.location),
    address: addressLines(ad.location),
    mapsUrl: mapsServiceUrl(ad.location),
    paragraphs: paragraphsOf(ad.description),
    remuneration: remunerationFigures(ad),
    payByActs: ad.remuneration_type === 'retrocession' ? (payOfDay(ad)?.euros ?? null) : null,
    convention: ad.convention_status === null ? null : conventionLabel(ad.convention_status),
    week: weekGrid(ad.timeslots),
    practical: practicalInformation(ad),
  };
}

/** The details on a `YYYY-MM-DD` day: other responses about an ad are stored for longer. */
export function adDetailsOn(ad: Ad, today: string): AdDetails {
  const details = adDetails(ad);
  const { start_date: start, end_date: end } = ad;
  const hasStarted = start !== null && end === null && start <= today;
  return hasStarted ? { ...details, period: fromNowOn } : details;
}

/** A description is plain text: an empty line begins a paragraph. */
export function paragraphsOf(text: string | null): string[] {
  const paragraphs = (text ?? '').split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean);
}

/** Paragraphs of plain text as HTML. */
export function paragraphsHtml(paragraphs: string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`).join('');
}

/** Escapes the content of an element. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The desired slots of an ad as a whole week, with the periods of `periodLabels`; `null` when it names none. */
export function weekGrid(timeslots: Ad['timeslots']) {
  const week = weekdays.map(([day, label]) => {
    const slot = timeslots.find(({ dayName }) => dayName === day);
    return { label, periods: [!!slot?.morning, !!slot?.afternoon, !!slot?.eveningNight] };
  });
  return week.some(({ periods }) => periods.includes(true)) ? week : null;
}

const offers = [
  ['on_site_secretary', 'secretary', 'Secrétariat sur place'],
  ['on_site_housing', 'housing', 'Logement sur place'],
  ['on_site_dining', 'dining', 'Repas sur place'],
  ['teleconsultation_available', 'teleconsultation', 'Téléconsultation possible'],
  ['is_public_transport_accessible', 'transport', 'Accessible en transports en commun'],
] as const;

/** The offers of the place, in the order of docs/product.md#practical-information; the key chooses the icon. */
export function practicalInformation(ad: Ad) {
  return offers.filter(([field]) => ad[field]).map(([, key, label]) => ({ key, label }));
}

/** The description for search engines and shared links: specialty, place, dates, then the beginning of its text. */
export function adDescription({ specialty, place, period, paragraphs }: AdDetails): string {
  const facts = [specialty, place, period].filter((fact) => fact !== null);
  const text = [facts.join(' · '), paragraphs.join(' ')].filter(Boolean).join('. ');
  return description(text || 'Une annonce de remplacement médical.');
}

/** The share image of an ad, drawn from {@link adShareCard}. */
export function adShareImage({ id, title, place }: AdDetails): ShareImage {
  const where = place === null ? '' : `, ${place}`;
  return { path: shareImagePath('annonces', String(id)), alt: `Annonce « ${title} »${where}` };
}

/** The texts of that image. An ad that has ended has the badge « Annonce terminée » instead of its own. */
export function adShareCard(
  { title, badges, specialty, place, period }: AdDetails,
  ended: boolean,
): ShareCard {
  return shareCard({
    badges: ended ? ['Annonce terminée'] : badges.map(({ label }) => label),
    title,
    untitled: adTitle({ title: null }),
    facts: [[specialty], [place, period]],
  });
}

type AppUrls = { APP_URL: string; APP_AD_URL?: string | undefined };

/** The URL to apply for an ad in the web app: that of APP_AD_URL, or else its home page. */
export function applyUrl(id: number, { APP_URL, APP_AD_URL }: AppUrls): string {
  return APP_AD_URL?.replaceAll('{id}', String(id)) ?? APP_URL;
}
