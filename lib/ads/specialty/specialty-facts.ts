import type { Ad } from '@/lib/ads/ad';
import { inTown } from '@/lib/french/names';
import { formatCount, formatList, formatPercent } from '@/lib/french/numbers';
import { description, typeset } from '@/lib/french/text';

type PagedAds = { count: number; results: Ad[]; next: string | null };

/** Further towns are counted. */
const maxTowns = 3;

/**
 * Sentences on the ads of a specialty: how many there are, where, and how they pay. Places and pay
 * are those of the first page of the list.
 *
 * @param name the specialty, as within a sentence.
 * @param where « dans le Finistère », when they are those of a place.
 */
export function specialtyFacts(name: string, ads: PagedAds, where?: string): string[] {
  return [counted(name, ads, where), places(ads), pay(ads)]
    .filter((sentence) => sentence !== null)
    .map(typeset);
}

/** The description for search engines: how many ads, where, and what each of them tells. */
export function specialtyDescription(
  name: string,
  { count, results }: PagedAds,
  where?: string,
): string {
  const towns = townsOf(results).slice(0, maxTowns).map(inTown);
  const places = [
    ...(where === undefined ? [] : [` ${where}`]),
    ...(towns.length === 0 ? [] : [`, notamment ${formatList(towns)}`]),
  ];
  const ads = formatCount(count, 'annonce', 'annonces');
  return description(
    `${ads} de remplacement en ${name}${places.join('')}. Dates, rémunération et convention de chaque annonce, candidature en ligne.`,
  );
}

function townsOf(ads: Ad[]): string[] {
  return [...new Set(ads.flatMap(({ location }) => location?.city ?? []))];
}

function counted(name: string, { count }: PagedAds, where?: string): string {
  const ads = formatCount(count, 'annonce', 'annonces');
  const here = where === undefined ? '' : ` ${where}`;
  return `${ads} de remplacement en ${name} ${count > 1 ? 'sont' : 'est'} en ligne${here}.`;
}

function places({ results, next }: PagedAds): string | null {
  const towns = townsOf(results);
  if (towns.length === 0) return null;
  const shown = towns.slice(0, towns.length > maxTowns + 1 ? maxTowns : towns.length);
  const others = towns.length - shown.length;
  const where = formatList([
    ...shown.map(inTown),
    ...(others > 0 ? [`dans ${others} autres communes`] : []),
  ]);
  if (next !== null) return `Les remplacements de cette page sont à pourvoir ${where}.`;
  const subject = results.length > 1 ? 'Les remplacements sont' : 'Le remplacement est';
  return `${subject} à pourvoir ${where}.`;
}

function pay({ results, next }: PagedAds): string | null {
  const kinds = [retrocession(results), forfait(results)].filter((kind) => kind !== null);
  if (kinds.length === 0) return null;
  const where = next === null ? '' : ' sur cette page';
  return `Rémunération proposée${where} : ${kinds.join(' ou ')}.`;
}

function retrocession(ads: Ad[]): string | null {
  const retroceding = ads.filter(({ remuneration_type }) => remuneration_type === 'retrocession');
  if (retroceding.length === 0) return null;
  const shares = retroceding.flatMap((ad) => ad.retrocession_percentage ?? []);
  return `rétrocession d’honoraires${range(Math.min(...shares), Math.max(...shares))}`;
}

function range(min: number, max: number): string {
  if (!Number.isFinite(min)) return '';
  if (min === max) return ` de ${formatPercent(min)}`;
  return ` de ${formatPercent(min)} à ${formatPercent(max)}`;
}

function forfait(ads: Ad[]): string | null {
  return ads.some(({ remuneration_type }) => remuneration_type === 'forfait') ? 'forfait' : null;
}
