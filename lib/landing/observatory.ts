import { type AdCounts, minAmounts, usual } from '@/lib/ads/index/counts';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { inSentence } from '@/lib/ads/specialty/specialty-page';
import { formatEuros, formatPercent } from '@/lib/french/numbers';
import { typeset } from '@/lib/french/text';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/place';
import { byName } from './links';
import type { FigureOrder } from './observatory-url';
import { drawnOf, legendOf, levelsOf } from './places-page';

/** The figures of the open ads of a specialty in a region; `null` is all of them. */
export type Figures = ReturnType<typeof figuresOf>[number];

/** The figures of France and of each region, all specialties together and each with five ads there. */
export function figuresOf({ open }: Pick<AdCounts, 'open'>, specialties: Specialty[]) {
  return [null, ...gazetteer().regions.toSorted(byName)].flatMap((place) => {
    const ads = open.filter(({ region }) => place === null || region === place.code);
    return [null, ...specialties.toSorted(byName)].flatMap((specialty) => {
      const own = ads.filter((ad) => specialty === null || ad.specialty === specialty.id);
      if (specialty !== null && own.length < minAmounts) return [];
      return {
        place,
        specialty,
        region: place?.name ?? 'France',
        specialite: specialty?.name ?? 'Toutes les spécialités',
        annonces: own.length,
        retrocession: usual(own, 'retrocession'),
        forfait: usual(own, 'forfait'),
      };
    });
  });
}

/** The order of a column: specialties by name, all first; the largest figure first, and what is not usual last. */
export function sortFigures(figures: Figures[], order: FigureOrder): Figures[] {
  if (order === 'region') return figures;
  const named = ({ specialty }: Figures) => specialty ?? { name: '' };
  if (order === 'specialite')
    return figures.toSorted((one, other) => byName(named(one), named(other)));
  const amountOf = ({ [order]: figure }: Figures) =>
    typeof figure === 'number' ? figure : (figure.median ?? -1);
  return figures.toSorted((one, other) => amountOf(other) - amountOf(one));
}

/** How amounts are written, a percentage or euros. */
export const formats = {
  retrocession: formatPercent,
  forfait: (amount: number) => formatEuros(Math.round(amount)),
};

/** « En Bretagne, médecine générale : 80 % habituels », of each specialty in a region, the most ads first. */
export function usualPhrases(figures: Figures[]): string[] {
  return sortFigures(figures, 'annonces').flatMap(({ place, specialty, ...pay }) => {
    const unit = pay.retrocession.median === null ? 'forfait' : 'retrocession';
    const { median } = pay[unit];
    if (place === null || specialty === null || median === null) return [];
    const where = inPlace(place).replace(/^./, (letter) => letter.toUpperCase());
    const amount = `${formats[unit](median)}${unit === 'forfait' ? ' par jour' : ''}`;
    return typeset(`${where}, ${inSentence(specialty.name)} : ${amount} habituels`);
  });
}

/** The map of the departments, each in the shade of its region. */
export function regionsMap(figures: Figures[]) {
  const totals = figures.filter(({ place, specialty }) => place !== null && specialty === null);
  const levels = levelsOf(totals.map(({ annonces }) => annonces));
  const drawn = gazetteer().departments.flatMap(({ code, region }) => {
    const total = totals.find(({ place }) => place === region);
    return total ? drawnOf(code, { name: total.region, count: total.annonces }, levels) : [];
  });
  return { drawn, legend: legendOf(levels) };
}

const header =
  'Jour;Région;Spécialité;Annonces ouvertes;Annonces avec une rétrocession;Rétrocession médiane (%);Rétrocession, premier quartile (%);Rétrocession, troisième quartile (%);Annonces avec un forfait;Forfait médian (€ par jour);Forfait, premier quartile (€ par jour);Forfait, troisième quartile (€ par jour)';

/** The figures for spreadsheets, as those of France read them: semicolons, decimal commas and a byte order mark. */
export function figuresCsv(figures: Figures[], today: string): string {
  const rows = figures.map(({ region, specialite, annonces, ...pay }) => {
    const amounts = [pay.retrocession, pay.forfait].flatMap(({ count, median, quartiles }) =>
      [count, median].concat(quartiles ?? [null, null]),
    );
    return [today, region, specialite, annonces, ...amounts].map(csvCell).join(';');
  });
  return `\ufeff${[header, ...rows].map((line) => `${line}\r\n`).join('')}`;
}

/** A cell; a text that a spreadsheet would run as a formula begins with an apostrophe. */
function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '').replace('.', ',');
  const text = value.replace(/^\s*[=+\-@]/, "'$&");
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
