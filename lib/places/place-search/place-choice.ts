import {
  type AdSearch,
  adListHref,
  adListPath,
  formatAdSearch,
  parseAdSearch,
} from '../../ads/search.ts';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { formerRegion } from '../gazetteer/other-names.ts';
import { placePhrase } from '../gazetteer/phrases.ts';
import { summarize } from '../gazetteer/summary.ts';
import { placeDetail, placeLabel } from '../label.ts';
import { isCountry, readPlaceWords, withoutLead } from '../search/read-words.ts';
import { placesOf, resolvePlaceWords } from '../search/resolve-words.ts';

/** The page that asks which place is meant. */
export const placeChoicePath = `${adListPath}/quel-lieu`;

/**
 * Where the list leads when its place is no slug but words, as a form without JavaScript sends them
 * (docs/product.md#address-of-a-search): to the list of that place or, when that is not obvious, to the page that asks;
 * for « France » to the list of all. `null` when the place is a slug, or there is none.
 *
 * @param params the query of the list.
 */
export function redirectOfPlaceWords(params: URLSearchParams): string | null {
  const words = params.get('place')?.trim() ?? '';
  if (words === '' || gazetteer().bySlug(words) !== null) return null;
  const read = readPlaceWords(words);
  if (read?.number === null && isCountry(read.name)) return adListHref(searchIn(params, null));
  const resolved = resolvePlaceWords(gazetteer(), words);
  if (resolved.kind === 'place') return adListHref(searchIn(params, resolved.place.slug));
  const query = new URLSearchParams({ place: words.slice(0, maxWords) });
  const rest = new URLSearchParams(formatAdSearch(searchIn(params, null)));
  for (const [name, value] of rest) query.set(name, value);
  return `${placeChoicePath}?${query}`;
}

/** No name of a place is half as long. */
const maxWords = 100;

/** A place to choose, every text formatted. */
type PlaceOption = { label: string; detail: string; href: string };

/** What the page that asks shows. */
export type PlaceChoice = {
  /** As they were typed. */
  words: string;
  /** The rest of the search. */
  search: AdSearch;
  /** The likeliest first; empty when none is known by that name. */
  options: PlaceOption[];
  /** What a former region has become; otherwise empty. */
  note: string;
};

/** The choice for the query of that page. */
export function placeChoice(params: URLSearchParams): PlaceChoice {
  const words = (params.get('place')?.trim() ?? '').slice(0, maxWords);
  return {
    words,
    search: searchIn(params, null),
    note: noteOn(words),
    options: placesOf(resolvePlaceWords(gazetteer(), words)).map((place) => {
      const summary = summarize(place);
      return {
        label: placeLabel(summary),
        detail: placeDetail(summary),
        href: adListHref(searchIn(params, place.slug)),
      };
    }),
  };
}

function noteOn(words: string): string {
  const name = withoutLead(readPlaceWords(words)?.name ?? '');
  const former = formerRegion(gazetteer(), name);
  if (former === null) return '';
  return `L’ancienne région ${former.name} est aujourd’hui ${placePhrase(former.region)}.`;
}

function searchIn(params: URLSearchParams, place: string | null): AdSearch {
  const own = new URLSearchParams(params);
  own.delete('place');
  if (place !== null) own.set('place', place);
  return { ...parseAdSearch(own), page: 1 };
}
