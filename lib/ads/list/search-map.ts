import type { Ad } from '@/lib/ads/ad';
import { adTitle } from '@/lib/ads/ad-in-words';
import { locate } from '@/lib/ads/index/indexed-ad';
import { type AdSearch, adHref, adListHref, type Radius, radii } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import {
  departmentOutlines,
  insets,
  type MapPoint,
  mapPoint,
  mapSize,
} from '@/lib/places/france-map';
import { distanceInKm } from '@/lib/places/gazetteer/distance';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Commune } from '@/lib/places/gazetteer/place';

/* The site's own map of the ads of a search, drawn on the server where there is no key of Google (docs/product.md#map). */

export type SearchMap = ReturnType<typeof searchMap>;

/** A commune with ads and those too near for a dot of their own. Sizes are those of the whole map. */
export type MapDot = MapPoint & {
  /** The page of the only ad, or the list of the ads here. */
  href: string;
  /** « Quimper, 12 annonces » */
  label: string;
  count: number;
  radius: number;
  /** The name beside the dot, where there is room for it, and on which side. */
  name: { text: string; side: 'left' | 'right' } | null;
};

/** The dots of some ads, and the part of France that has them; `count` is that of all ads of the search. */
export function searchMap(ads: readonly Ad[], search: AdSearch, count: number) {
  const towns = townsOf(ads);
  const view = viewOf(towns);
  const groups = groupsOf(towns, view);
  const names = namesOf(groups, view);
  const shown = towns.reduce((sum, town) => sum + town.ads.length, 0);
  return {
    outlines: [...departmentOutlines().values()].map(({ code, paths }) => ({
      code,
      path: paths[0],
    })),
    view,
    dots: groups.map((group, index) => ({ ...dotOf(group, search), name: names[index] ?? null })),
    notes: [
      note(ads.length - shown, 'sans adresse ou hors de la carte, dans la liste seulement.'),
      note(count - ads.length, 'de plus dans la liste\u00a0: la carte a les premières.'),
    ].filter((text) => text !== null),
  };
}

function note(ads: number, text: string): string | null {
  return ads > 0 ? `${formatCount(ads, 'annonce', 'annonces')} ${text}` : null;
}

type Town = { commune: Commune; point: MapPoint; ads: Ad[] };

/** The communes of ads, those with the most first; an ad without one is on no map. */
function townsOf(ads: readonly Ad[]): Town[] {
  const towns = new Map<Commune, Town>();
  for (const ad of ads) {
    const { commune: code, position } = locate(ad);
    const commune = code === null ? null : gazetteer().communeByCode(code);
    const town = commune && towns.get(commune);
    if (town) town.ads.push(ad);
    if (town || commune === null) continue;
    const centre = commune.centre ?? position;
    const point = centre && mapPoint(centre, commune.department.code);
    if (point !== null) towns.set(commune, { commune, point, ads: [ad] });
  }
  return [...towns.values()].sort((one, other) => other.ads.length - one.ads.length);
}

/** On a phone dots and names are this many times as large, so that they can be read. */
const phoneScale = 1.5;

const radiusOf = ({ length: count }: Ad[]) =>
  count === 1 ? 11 : Math.min(14 + 2 * Math.sqrt(count), 34);

/** A town that has a dot, with the towns that its dot would cover. */
type Group = Town & { towns: Town[] };

/** The dots; the largest of towns whose dots would overlap has one. */
function groupsOf(towns: readonly Town[], { scale }: MapView): Group[] {
  const groups: Group[] = [];
  for (const town of towns) {
    const { point, ads } = town;
    const near = groups.find((group) => {
      const distance = Math.hypot(group.point.x - point.x, group.point.y - point.y);
      return distance < (radiusOf(group.ads) + radiusOf(ads)) * scale * phoneScale;
    });
    if (near === undefined) groups.push({ ...town, towns: [town] });
    else {
      near.towns.push(town);
      near.ads = [...near.ads, ...ads];
    }
  }
  return groups;
}

function dotOf({ commune, point, ads, towns }: Group, search: AdSearch) {
  const [ad] = ads;
  const count = ads.length;
  const isOnly = ad !== undefined && count === 1;
  const here = towns.length > 1 ? `${commune.name} et alentours` : commune.name;
  const around = { place: commune.slug, radius: radiusWith(commune, towns), view: 'list' } as const;
  return {
    ...point,
    count,
    href: isOnly ? adHref(ad.id, search) : adListHref({ ...search, ...around, page: 1 }),
    label: `${here}, ${isOnly ? adTitle(ad) : formatCount(count, 'annonce', 'annonces')}`,
    radius: radiusOf(ads),
  };
}

/** The least radius of a search around a commune that finds some towns. */
function radiusWith({ centre }: Commune, towns: readonly Town[]): Radius {
  const distances = towns.map(({ commune }) =>
    centre && commune.centre ? distanceInKm(centre, commune.centre) : 0,
  );
  return radii.find((radius) => radius > Math.max(...distances)) ?? 200;
}

/** A part of the map as high as the whole is for its width; dots and names are `scale` times as large as on the whole. */
export type MapView = MapPoint & { width: number; height: number; scale: number };

/** No part is narrower: 180 units are as many kilometres. */
const leastWidth = 180;
/** Around the dots, of the width. */
const margin = 0.12;

/** The part of the map with all towns, or the whole map when that is most of it, or includes several insets. */
function viewOf(towns: readonly Town[]): MapView {
  const whole = { x: 0, y: 0, ...mapSize, scale: 1 };
  const parts = new Set(towns.map(({ commune }) => insetOf(commune)));
  if (parts.size !== 1) return whole;
  const points = towns.map(({ point }) => point);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const ratio = mapSize.height / mapSize.width;
  const span = Math.max(east - west, (south - north) / ratio) * (1 + 2 * margin);
  const width = Math.max(span, leastWidth);
  if (width > 0.75 * mapSize.width) return whole;
  const height = width * ratio;
  return {
    x: (west + east - width) / 2,
    y: (north + south - height) / 2,
    width,
    height,
    scale: width / mapSize.width,
  };
}

/** The overseas department of a commune, which is an inset; `null` in metropolitan France. */
function insetOf({ department }: Commune): string | null {
  return department.code.startsWith('97') ? department.code : null;
}

/** The size of a name, and about that of its letters. */
const nameSize = { height: 26, letter: 12 };

type Box = { left: number; right: number; top: number; bottom: number };

/** The names of groups that would overlap neither another dot, nor another name, nor the frame of an inset. */
function namesOf(groups: readonly Group[], view: MapView): MapDot['name'][] {
  const enlarged = view.scale * phoneScale;
  const taken = groups.map(({ point, ads }): Box => {
    const radius = radiusOf(ads) * enlarged;
    const { x, y } = point;
    return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
  });
  // A part of the map shows at most one frame, around all of it.
  if (view.scale === 1) taken.push(...insets.map(({ frame }) => boxOf(frame)));
  return groups.map(({ commune, point, ads }) => {
    const text = commune.name;
    const side = point.x > view.x + view.width / 2 ? 'left' : 'right';
    const edge = point.x + (side === 'left' ? -1 : 1) * (radiusOf(ads) + 1) * enlarged;
    const width = (text.length * nameSize.letter + 8) * enlarged;
    const half = (nameSize.height * enlarged) / 2;
    const box = {
      left: side === 'left' ? edge - width : edge,
      right: side === 'left' ? edge : edge + width,
      top: point.y - half,
      bottom: point.y + half,
    };
    if (taken.some((other) => overlaps(box, other))) return null;
    taken.push(box);
    return { text, side };
  });
}

function boxOf({ x, y, width, height }: (typeof insets)[number]['frame']): Box {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.right < other.left || other.right < one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}
