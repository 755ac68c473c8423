import { type AdCounts, minAmounts, usual } from '@/lib/ads/index/counts';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { inSentence } from '@/lib/ads/specialty/specialty-page';
import { formatEuros, formatPercent } from '@/lib/french/numbers';
import { typeset } from '@/lib/french/text';
import { departmentOutlines } from '@/lib/places/france-map';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace, type Region } from '@/lib/places/gazetteer/place';
import type { FigureOrder } from './observatory-url';
import { drawnAt, legendOf, levelsOf } from './places-page';

/** The figures of the open ads of a specialty in a region; `null` is all of them. */
export type Figures = ReturnType<typeof figuresOfAds>;

const figuresOfAds = (place: Region | null, specialty: Specialty | null, ads: IndexedAd[]) => ({
  place,
  specialty,
  region: place?.name ?? 'France entière',
  specialite: specialty?.name ?? 'Toutes les spécialités',
  annonces: ads.length,
  retrocession: usual(ads, 'retrocession'),
  forfait: usual(ads, 'forfait'),
});

/** The figures of France, of each region, of each specialty with an open ad, and of both together from five ads on. */
export function figuresOf({ open }: Pick<AdCounts, 'open'>, specialties: Specialty[]): Figures[] {
  const figures = [null, ...gazetteer().regions].flatMap((place) => {
    const ads = open.filter(({ region }) => place === null || region === place.code);
    const each = specialties.map((one) => ({
      one,
      own: ads.filter((ad) => ad.specialty === one.id),
    }));
    const listed = each.filter(({ own }) => own.length >= (place === null ? 1 : minAmounts));
    return [
      figuresOfAds(place, null, ads),
      ...listed.map(({ one, own }) => figuresOfAds(place, one, own)),
    ];
  });
  return sortFigures(figures, 'region');
}

/** Names in the order of the alphabet, all before each; the largest figure first, and what is not usual last. */
export function sortFigures(figures: readonly Figures[], order: FigureOrder): Figures[] {
  const compareBy = (by: FigureOrder, one: Figures, other: Figures): number => {
    if (by === 'annonces') return other.annonces - one.annonces;
    if (by === 'retrocession' || by === 'forfait')
      return (other[by].median ?? -1) - (one[by].median ?? -1);
    const of = by === 'region' ? 'place' : 'specialty';
    return (one[of]?.name ?? '').localeCompare(other[of]?.name ?? '', 'fr');
  };
  return figures.toSorted((...two) =>
    [order, 'region' as const, 'specialite' as const]
      .map((by) => compareBy(by, ...two))
      .reduce((first, next) => first || next),
  );
}

/** How amounts are written, a percentage or euros. */
export const formats = {
  retrocession: formatPercent,
  forfait: (amount: number) => formatEuros(Math.round(amount)),
};

/** « En Bretagne, médecine générale : 80 % habituels », of each specialty in a region, the most ads first. */
export function usualPhrases(figures: readonly Figures[]): string[] {
  return sortFigures(figures, 'annonces').flatMap(({ place, specialty, ...pay }) => {
    const unit = pay.retrocession.median === null ? 'forfait' : 'retrocession';
    const { median } = pay[unit];
    if (place === null || specialty === null || median === null) return [];
    const where = inPlace(place).replace(/^./, (letter) => letter.toUpperCase());
    const of = unit === 'forfait' ? ' par jour' : '';
    return typeset(
      `${where}, ${inSentence(specialty.name)} : ${formats[unit](median)}${of} habituels`,
    );
  });
}

/** The map of the departments, each in the shade of its region. */
export function regionsMap(figures: readonly Figures[]) {
  const totals = figures.filter(({ place, specialty }) => place !== null && specialty === null);
  const levels = levelsOf(totals.map(({ annonces }) => annonces));
  const drawn = gazetteer().departments.flatMap(({ code, region }) => {
    const outline = departmentOutlines().get(code);
    const total = totals.find(({ place }) => place === region);
    return outline && total ? drawnAt(outline, total.region, total.annonces, levels) : [];
  });
  return { drawn, legend: legendOf(levels) };
}

const header =
  'Jour;Région;Spécialité;Annonces ouvertes;Annonces avec une rétrocession;Rétrocession médiane (%);Rétrocession, premier quartile (%);Rétrocession, troisième quartile (%);Annonces avec un forfait;Forfait médian (€ par jour);Forfait, premier quartile (€ par jour);Forfait, troisième quartile (€ par jour)';

/** The figures for spreadsheets, as those of France read them: semicolons, decimal commas and a byte order mark. */
export function figuresCsv(figures: readonly Figures[], today: string): string {
  const rows = figures.map(({ region, specialite, annonces, ...pay }) => [
    ...[today, region, specialite, annonces],
    ...[pay.retrocession, pay.forfait].flatMap(({ count, median, quartiles }) =>
      [count, median].concat(quartiles ?? [null, null]),
    ),
  ]);
  const lines = [header, ...rows.map((row) => row.map(csvCell).join(';'))];
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** A cell; a text that a spreadsheet would run as a formula begins with an apostrophe. */
function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '').replace('.', ',');
  const text = value.replace(/^\s*[=+\-@]/, "'$&");
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
