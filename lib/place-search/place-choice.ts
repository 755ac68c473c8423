import {
  type AdSearch,
  adListHref,
  adListPath,
  formatAdSearch,
  parseAdSearch,
} from '../ads/search.ts';
import { gazetteer } from '../places/gazetteer.ts';
import { placeDetail, placeLabel } from '../places/label.ts';
import type { Place } from '../places/place.ts';
import { resolvePlaceWords } from '../places/resolve-words.ts';
import { summarize } from '../places/summary.ts';

/** The page that asks which place is meant. */
export const placeChoicePath = `${adListPath}/quel-lieu`;

/**
 * Where the list leads when its place is no slug but words, as a form without JavaScript sends them
 * (product.md, « Address of a search »): to the list of that place or, when that is not obvious, to the page
 * that asks. `null` when the place is a slug, or there is none.
 *
 * @param params the query of the list.
 */
export function redirectOfPlaceWords(params: URLSearchParams): string | null {
  const words = params.get('place')?.trim() ?? '';
  if (words === '' || gazetteer().bySlug(words) !== null) return null;
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
};

/** The choice for the query of that page. */
export function placeChoice(params: URLSearchParams): PlaceChoice {
  const words = (params.get('place')?.trim() ?? '').slice(0, maxWords);
  const resolved = resolvePlaceWords(gazetteer(), words);
  const places = placesOf(resolved);
  return {
    words,
    search: searchIn(params, null),
    options: places.map((place) => {
      const summary = summarize(place);
      return {
        label: placeLabel(summary),
        detail: placeDetail(summary),
        href: adListHref(searchIn(params, place.slug)),
      };
    }),
  };
}

function placesOf(resolved: ReturnType<typeof resolvePlaceWords>): Place[] {
  if (resolved.kind === 'place') return [resolved.place];
  return resolved.kind === 'choice' ? resolved.places : [];
}

function searchIn(params: URLSearchParams, place: string | null): AdSearch {
  const own = new URLSearchParams(params);
  own.delete('place');
  if (place !== null) own.set('place', place);
  return { ...parseAdSearch(own), page: 1 };
}
