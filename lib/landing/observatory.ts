import { type AdCounts, countBy, minAmounts, usual } from '@/lib/ads/index/counts';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
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

function figuresOfAds(
  region: Region | null,
  specialty: Specialty | null,
  ads: readonly IndexedAd[],
) {
  return {
    place: region,
    region: region?.name ?? 'France entière',
    specialite: specialty?.name ?? 'Toutes les spécialités',
    isPair: region !== null && specialty !== null,
    annonces: ads.length,
    retrocession: usual(ads, 'retrocession'),
    forfait: usual(ads, 'forfait'),
  };
}

/** The figures of France, of each region, of each specialty with an open ad, and of both together from five ads on. */
export function figuresOf({ open }: Pick<AdCounts, 'open'>, specialties: Specialty[]): Figures[] {
  const of = (region: Region | null, ads: readonly IndexedAd[]) => {
    const counts = [...countBy(ads, ({ specialty }) => specialty)];
    const pairs = counts.flatMap(([id, count]) => {
      const specialty = specialtyById(specialties, id);
      if (specialty === undefined || (region !== null && count < minAmounts)) return [];
      return figuresOfAds(
        region,
        specialty,
        ads.filter((ad) => ad.specialty === id),
      );
    });
    return [figuresOfAds(region, null, ads), ...pairs];
  };
  const regions = gazetteer().regions.map((one) => {
    return of(
      one,
      open.filter(({ region }) => region === one.code),
    );
  });
  return sortFigures([of(null, open), ...regions].flat(), 'region');
}

/** Names in the order of the alphabet, what has both after what has all; the largest figure first, and none last. */
export function sortFigures(figures: readonly Figures[], order: FigureOrder): Figures[] {
  const rank = (one: Figures, by: FigureOrder) => {
    if (by === 'region') return one.place === null ? '' : one.region;
    if (by === 'specialite') return /^Toutes /.test(one.specialite) ? '' : one.specialite;
    return by === 'annonces' ? -one.annonces : -(one[by].median ?? -1);
  };
  const orders = [order, 'region', 'specialite'] as const;
  return figures.toSorted((one, other) =>
    orders
      .map((by) => {
        const [a, b] = [rank(one, by), rank(other, by)];
        return typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'fr');
      })
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
  return sortFigures(figures, 'annonces').flatMap(({ place, isPair, specialite, ...pay }) => {
    const unit = pay.retrocession.median === null ? 'forfait' : 'retrocession';
    const { median } = pay[unit];
    if (place === null || !isPair || median === null) return [];
    const where = inPlace(place).replace(/^./, (letter) => letter.toUpperCase());
    const of = unit === 'forfait' ? ' par jour' : '';
    return typeset(`${where}, ${inSentence(specialite)} : ${formats[unit](median)}${of} habituels`);
  });
}

/** The map of the departments, each in the shade of its region. */
export function regionsMap(figures: readonly Figures[]) {
  const counts = new Map(
    figures.flatMap(({ place, isPair, annonces }) => (isPair ? [] : [[place, annonces] as const])),
  );
  counts.delete(null);
  const levels = levelsOf([...counts.values()]);
  const drawn = gazetteer().departments.flatMap(({ code, region }) => {
    const outline = departmentOutlines().get(code);
    if (outline === undefined || region === null) return [];
    return drawnAt(outline, region.name, counts.get(region) ?? 0, levels);
  });
  return { drawn, legend: legendOf(levels) };
}

const header =
  'Jour;Région;Spécialité;Annonces ouvertes;Annonces avec une rétrocession;Rétrocession médiane (%);Rétrocession, premier quartile (%);Rétrocession, troisième quartile (%);Annonces avec un forfait;Forfait médian (€ par jour);Forfait, premier quartile (€ par jour);Forfait, troisième quartile (€ par jour)';

/** The figures for spreadsheets, as those of France read them: semicolons, decimal commas and a byte order mark. */
export function figuresCsv(figures: readonly Figures[], today: string): string {
  const rows = figures.map(({ region, specialite, annonces, ...pay }) => [
    ...[today, region, specialite, annonces],
    ...[pay.retrocession, pay.forfait].flatMap(({ count, median, quartiles }) => [
      ...[count, median, ...(quartiles ?? [null, null])],
    ]),
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
