import { choiceName, criteria } from '@/lib/ads/criteria';
import { placeInWords, placeOf } from '@/lib/ads/list/list-page';
import { adListTitle } from '@/lib/ads/messages';
import { type AdFilters, type AdSearch, type ListFilters, specialtiesOf } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { slotsIn, slotsOfDay, slotsOfEveryDay, weekdays } from '@/lib/ads/week';
import { whenInSentence, whenOf } from '@/lib/ads/when/when-choices';
import { formatPeriod } from '@/lib/french/day';
import { formatChoice, formatList } from '@/lib/french/numbers';
import { cut, description } from '@/lib/french/text';
import { maxTitleLength } from '@/lib/share/share-image';

/**
 * The filters of a search in words, to follow « Annonces : »: « Urologie », « du 1er au 15 décembre 2026 », « le mercredi
 * matin »; empty for all ads.
 * @param specialties all of them, for their names; `null` when unknown.
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function searchInWords(
  filters: AdFilters,
  specialties: Specialty[] | null,
  today: string,
): string[] {
  const place = placeOf(filters);
  const when = whenOf(filters, today, place);
  const period = formatPeriod(filters.startDate, filters.endDate);
  const chosen = criteria.flatMap((criterion) => {
    const values = filters.criteria[criterion.name] ?? [];
    const names = values.map((value) => choiceName(criterion, value).toLowerCase());
    const isPay = 'isPay' in criterion;
    return values.length === 0 ? [] : [{ isPay, text: criterion.inTitle(values, names) }];
  });
  const pay = chosen.filter(({ isPay }) => isPay).map(({ text }) => text);
  const all = [
    specialtiesInWords(specialtiesOf(filters), specialties ?? []),
    place && placeInWords(place, filters.radius),
    when ? whenInSentence(when) : period && withinSentence(period),
    filters.onlyFitting && 'seulement dans ces dates',
    pay.length > 0 && `au moins ${formatChoice(pay)}`,
    [weekInWords(filters.week), filters.onlyDays && 'seulement'].filter(Boolean).join(' ') || null,
    ...chosen.map(({ isPay, text }) => !isPay && text),
    filters.words && `contenant «\u00a0${filters.words}\u00a0»`,
  ];
  return all.filter((part) => typeof part === 'string');
}

/** « Urologie, Neurologie ou Pédiatrie »; of more than three the first two, so that a title has the other filters. */
function specialtiesInWords(ids: number[], specialties: Specialty[]): string | null {
  const names = ids.flatMap((id) => specialtyById(specialties, id)?.name ?? []);
  const [first] = names;
  if (first === undefined) {
    if (ids.length === 0) return null;
    return ids.length === 1 ? 'spécialité choisie' : 'spécialités choisies';
  }
  const shown = ids.length > 3 ? names.slice(0, 2) : names;
  const others = ids.length - shown.length;
  if (others === 0) return formatChoice(shown);
  return formatChoice([
    ...shown,
    others === 1 ? 'une autre spécialité' : `${others} autres spécialités`,
  ]);
}

/** « le mercredi et le jeudi matin », « du lundi au vendredi », « le soir ou la nuit ». */
function weekInWords(week: number): string | null {
  const ofEveryDay = slotsOfEveryDay(week);
  if (ofEveryDay !== 0) return slotsInWords(ofEveryDay);
  const days = weekdays.flatMap(([, name], day) => {
    const slots = slotsOfDay(week, day);
    return slots === 0 ? [] : [{ day, name: name.toLowerCase(), slots }];
  });
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const isRow = days.length > 2 && last.day - first.day === days.length - 1;
  if (isRow && days.every(({ slots }) => slots === first.slots)) {
    const row = `du ${first.name} au ${last.name}`;
    return first.slots === 7 ? row : `${slotsInWords(first.slots)} ${row}`;
  }
  return formatList(
    days.map(({ name, slots }) => {
      const ofDay = slots === 7 ? '' : ` ${formatChoice(slotsIn(slots, slotsOfOneDay).flat())}`;
      return `le ${name}${ofDay}`;
    }),
  );
}

/* The night of an ad is « Soir/nuit » (docs/product.md#desired-slots). */
const slotsOfAnyDay = [['le matin'], ['l’après-midi'], ['le soir', 'la nuit']];
const slotsOfOneDay = [['matin'], ['après-midi'], ['soir', 'nuit']];

function slotsInWords(slots: number): string {
  return formatChoice(slotsIn(slots, slotsOfAnyDay).flat());
}

/** French typography allows a capital without its accent, « A partir du », but no small letter. */
function withinSentence(period: string): string {
  return period.replace(/^A /, 'À ').replace(/^./, (capital) => capital.toLowerCase());
}

/**
 * The `<title>` of the list, without the name of the site (docs/product.md#title-of-a-filtered-list): « Annonces :
 * Urologie, autour de Quimper (50 km) – Page 2 ». Long filters are cut, never the page.
 */
export function listTitle(
  search: AdSearch,
  specialties: Specialty[] | null,
  today: string,
): string {
  const words = searchInWords(search, specialties, today);
  const name = words.length === 0 ? adListTitle : `Annonces : ${words.join(', ')}`;
  const page = search.page > 1 ? ` – Page ${search.page}` : '';
  return cut(name, maxTitleLength - page.length) + page;
}

/** The filters of ads, in words; some of them need an index. */
export function searchCriteria(filters: ListFilters): string {
  return filters === 'all'
    ? 'par lieu, dates, jours, spécialité et rémunération'
    : 'par spécialité et par dates';
}

/**
 * The description of the list for search engines: what there is or its filters, and from page 2 on the page.
 * @param words the filters (`searchInWords`); none for all ads.
 */
export function listDescription(words: string[], page: number, filters: ListFilters): string {
  if (words.length === 0) {
    const all = `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${searchCriteria(filters)}.`;
    return page > 1 ? `${all} Page ${page}.` : all;
  }
  const isWhereSaid = words.some((part) => /^en (?:cabinet|établissement)$/.test(part));
  const where = isWhereSaid ? '' : ' en cabinet, maison de santé ou établissement';
  const mark = page > 1 ? `, page ${page}` : '';
  return description(`Annonces de remplacement médical${where}${mark} : ${words.join(', ')}.`);
}
