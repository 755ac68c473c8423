import type { AdCard } from '@/lib/ads/card';
import type { AdDetails } from '@/lib/ads/details';
import { placeInWords, placeOf } from '@/lib/ads/list/list-page';
import {
  type AdFilters,
  type AdSearch,
  adHref,
  adListHref,
  formatAdFeedFilters,
} from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { config } from '@/lib/config/config';
import { iAmFree } from '@/lib/french/messages';
import { cut } from '@/lib/french/text';

/* Texts for messages (docs/product.md#texts-to-send). A link is at the end of its line: what follows would be part of it. */

/** Characters of the text of an ad, and of each of its facts: with all of them a title still has two hundred. */
const maxOfAd = 600;
const maxOfFact = 120;

/** Title, dates, place, pay, lodging and link of an ad, a line each. */
export function adText({ title, badges, period, halfDays, place }: AdDetails, url: string): string {
  const dates = [period, halfDays?.shown].filter(Boolean).join(', ');
  const decisive = badges.filter(({ kind }) => kind === 'remuneration' || kind === 'housing');
  const facts = linesOf([dates, place, ...decisive.map(({ label }) => label)]);
  const rest = ['', ...facts, url].join('\n');
  return cut(title, maxOfAd - rest.length) + rest;
}

/** The first 20 open ads of a search, a line each, below its title and above its link; `null` without one. */
export function adsText(title: string, cards: AdCard[], search: AdSearch): string | null {
  const open = cards.filter(({ isEnded }) => !isEnded).slice(0, 20);
  const lines = open.map(({ id, title, start, time, place, pay, housing }) => {
    const facts = linesOf([title, start?.label, time.shown, place, pay, housing]);
    return `• ${[...facts, `${config.SITE_URL}${adHref(id)}`].join(' · ')}`;
  });
  const all = [cut(title, maxOfAd), '', ...lines, '', `Toutes les annonces : ${sentUrl(search)}`];
  return open.length === 0 ? null : all.join('\n');
}

/** The URL of a search for others: its first page, as a list. */
export function sentUrl(search: AdSearch): string {
  return `${config.SITE_URL}${adListHref({ ...search, page: 1, view: 'list' })}`;
}

/** Where the web app alerts of new ads: APP_ALERT_URL with the filters as one value; `null` without it. */
export function alertUrl(search: AdSearch, template = config.APP_ALERT_URL): string | null {
  return template?.replaceAll('{query}', encodeURIComponent(formatAdFeedFilters(search))) ?? null;
}

/**
 * « Je suis libre pour un remplacement : Médecine générale, du 1er au 15 mars 2027, autour de Rennes (50 km), logement
 * souhaité »; `null` for a search that says nothing of this.
 */
export function freeInWords(
  search: AdFilters,
  specialties: Specialty[] | null,
  today: string,
): string | null {
  const said = { ...search, onlyFitting: false, words: null };
  const words = searchInWords(said, specialties, today).map(asWish);
  const place = placeOf(search);
  const at = place ? words.indexOf(placeInWords(place, search.radius)) : -1;
  // The place stands after the dates.
  if (at >= 0 && (search.startDate ?? search.endDate))
    words.splice(at + 1, 0, ...words.splice(at, 1));
  return words.length === 0 ? null : `${iAmFree} pour un remplacement : ${words.join(', ')}`;
}

/** « avec logement et repas » as « logement et repas souhaités ». */
function asWish(words: string): string {
  if (!words.startsWith('avec ')) return words;
  const offers = words.slice('avec '.length);
  const ofOne = offers === 'téléconsultation' ? 'souhaitée' : 'souhaité';
  const isMany = offers.includes(' et ') || offers.startsWith('transports');
  return `${offers} ${isMany ? 'souhaités' : ofOne}`;
}

const linesOf = (facts: (string | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [cut(fact, maxOfFact)] : []));
