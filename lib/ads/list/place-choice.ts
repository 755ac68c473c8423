import { gazetteer } from '../../places/gazetteer/gazetteer.ts';
import { placePhrase, summarize } from '../../places/gazetteer/place.ts';
import { placeLabel } from '../../places/place-slug.ts';
import { resolvePlaceWords } from '../../places/search/find-places.ts';
import {
  isCountry,
  maxPlaceWords,
  readPlaceWords,
  withoutLead,
} from '../../places/search/read-words.ts';
import { placeChoicePath, planningPath } from '../ad-paths.ts';
import { parseAdSearch } from '../parse-search.ts';
import * as ads from '../search.ts';

/**
 * Where the list redirects when its place is words, as a form without JavaScript sends them: to the list of that place,
 * or to the page that asks (docs/product.md#address-of-a-search). `null` for a slug, and without a place.
 * @param hrefOf the URL of a search, for a feed or the planning instead of the list.
 */
export function redirectOfPlaceWords(
  params: URLSearchParams,
  hrefOf: (search: ads.AdSearch) => string = ads.adListHref,
): string | null {
  const words = params.get('place')?.trim() ?? '';
  if (words === '' || gazetteer().bySlug(words) !== null) return null;
  const read = readPlaceWords(words);
  if (read?.number === null && isCountry(read.name)) return hrefOf(searchIn(params, null));
  const { places, isObvious } = resolvePlaceWords(words);
  const [place] = places;
  if (place && isObvious) return hrefOf(searchIn(params, place.slug));
  const query = new URLSearchParams({ place: words.slice(0, maxPlaceWords) });
  const rest = new URLSearchParams(ads.formatAdSearch(searchIn(params, null)));
  for (const [name, value] of rest) query.set(name, value);
  if (hrefOf === ads.planningHref) query.set('for', 'planning');
  return `${placeChoicePath}?${query}`;
}

/** The choice for the query of that page, with a note on a former region; the likeliest place is first. */
export function placeChoice(params: URLSearchParams) {
  const words = (params.get('place')?.trim() ?? '').slice(0, maxPlaceWords);
  const [action, hrefOf] =
    params.get('for') === 'planning'
      ? [planningPath, ads.planningHref]
      : [ads.adListPath, ads.adListHref];
  return {
    words,
    /** Where the form leads. */
    action,
    search: searchIn(params, null),
    note: noteOn(words),
    options: resolvePlaceWords(words).places.map((place) => {
      const summary = summarize(place);
      return {
        label: placeLabel(summary),
        detail: summary.detail,
        href: hrefOf(searchIn(params, place.slug)),
      };
    }),
  };
}

function noteOn(words: string): string {
  const name = withoutLead(readPlaceWords(words)?.name ?? '');
  const former = gazetteer().formerRegion(name);
  if (former === null) return '';
  return `L’ancienne région ${former.name} est aujourd’hui ${placePhrase(former.region)}.`;
}

function searchIn(params: URLSearchParams, place: string | null): ads.AdSearch {
  const own = new URLSearchParams(params);
  own.delete('place');
  if (place !== null) own.set('place', place);
  return { ...parseAdSearch(own), page: 1 };
}
