import type { locate } from '@/lib/ads/index/indexed-ad';
import {
  type MapView,
  mapAreaOf,
  namesOf,
  percentOf,
  spotOf,
  viewOf,
  wholeMap,
} from '@/lib/ads/list/map-layout';
import { type AdSearch, adHref, adListHref, type Radius, radii } from '@/lib/ads/search';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import {
  departmentOutlines,
  insetOf,
  insets,
  type MapPoint,
  mapPoint,
} from '@/lib/places/france-map';
import { distanceInKm } from '@/lib/places/gazetteer/distance';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Commune, ofTown } from '@/lib/places/gazetteer/place';

/* The site's own map of the ads of a search, drawn on the server where there is no key of Google (docs/product.md#map). */

export type SearchMap = ReturnType<typeof searchMap>;

/** A commune with ads, and those too near for a dot of their own: its spot in percent, its radius in pixels. */
export type MapDot = SearchMap['dots'][number];

type LocatedAd = { id: number } & Pick<ReturnType<typeof locate>, 'commune' | 'position'>;
type Page = { listed: ReadonlySet<number>; isAll: boolean };

/** The map of some ads and the place of their search: `listed` are on the page of the list, which may be all of them. */
export function searchMap(ads: readonly LocatedAd[], search: AdSearch, { listed, isAll }: Page) {
  const towns = townsOf(ads);
  const area = mapAreaOf(search);
  const view = viewOf(towns, area);
  const isWhole = view === wholeMap;
  const dots = dotsOf(towns, view).map(({ point, ...town }) => {
    const onPage = town.ids.filter((id) => listed.has(id));
    return { ...dotOf(town, search), ...spotOf(point, view), listed: onPage };
  });
  const absent = dots.reduce((rest, { count }) => rest - count, ads.length);
  const counted = isAll ? 'les annonces de cette page' : 'toutes les annonces trouvées';
  return {
    view,
    outlines: [...departmentOutlines().values()]
      .filter(({ code }) => isWhole || insetOf(code) === view.inset)
      .map(({ code, paths }) => {
        const isSearched = !area?.isCircle && area?.departments.includes(code);
        return { code, path: paths[0], isSearched };
      }),
    circle: area?.isCircle ? { cx: area.x, cy: area.y, r: area.size / 2 } : null,
    insets: (isWhole ? insets.slice(1) : []).map(({ frame, label }) => {
      const below = { x: frame.x, y: frame.y + frame.height };
      return { frame, name: label.lines.join(' '), ...spotOf(below, view) };
    }),
    dots,
    names: namesOf(dots, area, view),
    notes: [
      dots.length > 0 && `Les points comptent ${counted}.`,
      absent > 0 &&
        `${formatCount(absent, 'annonce', 'annonces')} sans adresse ou hors de la carte, dans la liste seulement.`,
    ].filter((text) => text !== false),
  };
}

/** A commune with ads, and those that its dot would cover, itself the first. */
type Town = { commune: Commune; point: MapPoint; ids: number[]; covered: Commune[] };

/** The communes of ads, those with the most first; an ad without one is on no map. */
function townsOf(ads: readonly LocatedAd[]): Town[] {
  const towns = new Map<string, Town>();
  for (const { id, commune: code, position } of ads) {
    const commune = code === null ? null : gazetteer().communeByCode(code);
    const centre = commune?.centre ?? position;
    const town = commune && towns.get(commune.code);
    if (town) town.ids.push(id);
    if (town || commune === null) continue;
    const point = centre && mapPoint(centre, commune.department.code);
    if (point) towns.set(commune.code, { commune, point, ids: [id], covered: [commune] });
  }
  return [...towns.values()].sort((one, other) => other.ids.length - one.ids.length);
}

/** The towns that have a dot: the largest of those whose targets of 44 px would overlap, with the ads of all. */
function dotsOf(towns: readonly Town[], { size }: MapView): Town[] {
  const dots: Town[] = [];
  for (const town of towns) {
    const { x, y } = town.point;
    const near = dots.find(
      ({ point }) => Math.hypot(point.x - x, point.y - y) < (percentOf(44) * size) / 100,
    );
    if (near === undefined) dots.push(town);
    near?.covered.push(town.commune);
    near?.ids.push(...town.ids);
  }
  return dots;
}

function dotOf({ commune, ids, covered }: Omit<Town, 'point'>, search: AdSearch) {
  const [id] = ids;
  const count = ids.length;
  const wider = covered.length > 1 ? ' et alentours' : '';
  const all = { place: commune.slug, radius: radiusWith(commune, covered), view: 'list' } as const;
  const isOnly = id !== undefined && count === 1;
  const found = isOnly ? 'l’annonce' : `les ${formatNumber(count)} annonces`;
  return {
    name: commune.name,
    count,
    radius: isOnly ? 9 : Math.min(11 + 2 * Math.sqrt(count), 22),
    label: `${commune.name}${wider}, ${formatCount(count, 'annonce', 'annonces')}`,
    link: `Voir ${found} ${ofTown(commune)}${wider}`,
    href: isOnly ? adHref(id, search) : adListHref({ ...search, ...all, page: 1 }),
  };
}

/** The least radius of a search around a commune that finds some others. */
function radiusWith({ centre }: Commune, others: readonly Commune[]): Radius {
  const distances = others.map((other) =>
    centre && other.centre ? distanceInKm(centre, other.centre) : 0,
  );
  return radii.find((radius) => radius > Math.max(...distances)) ?? 200;
}
