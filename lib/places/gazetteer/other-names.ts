import { gazetteer } from './gazetteer.ts';
import { foldName } from './names.ts';
import type { Place } from './place.ts';

/** Regions until 2015: the one of today that each is part of, and its departments, the largest first. */
const formerRegions: Record<string, string> = {
  Alsace: 'grand-est bas-rhin haut-rhin',
  Aquitaine: 'nouvelle-aquitaine gironde pyrenees-atlantiques landes dordogne lot-et-garonne',
  Auvergne: 'auvergne-rhone-alpes puy-de-dome allier haute-loire cantal',
  'Basse-Normandie': 'normandie calvados manche orne',
  Bourgogne: 'bourgogne-franche-comte saone-et-loire cote-d-or yonne nievre',
  'Champagne-Ardenne': 'grand-est marne aube ardennes haute-marne',
  'Franche-Comté': 'bourgogne-franche-comte doubs jura haute-saone territoire-de-belfort',
  'Haute-Normandie': 'normandie seine-maritime eure',
  'Languedoc-Roussillon': 'occitanie herault gard pyrenees-orientales aude lozere',
  Limousin: 'nouvelle-aquitaine haute-vienne correze creuse',
  Lorraine: 'grand-est moselle meurthe-et-moselle vosges meuse',
  'Midi-Pyrénées':
    'occitanie haute-garonne tarn aveyron tarn-et-garonne hautes-pyrenees gers lot ariege',
  'Nord-Pas-de-Calais': 'hauts-de-france nord pas-de-calais',
  Picardie: 'hauts-de-france oise somme aisne',
  'Poitou-Charentes': 'nouvelle-aquitaine charente-maritime vienne deux-sevres charente',
  'Rhône-Alpes': 'auvergne-rhone-alpes rhone isere haute-savoie loire ain drome savoie ardeche',
};

const overseas = 'guadeloupe martinique guyane la-reunion mayotte';

/** Slugs by what people call a place, or several together, that has another name. */
const slugsByName = {
  // Regions for short.
  ara: 'auvergne-rhone-alpes',
  aura: 'auvergne-rhone-alpes',
  bfc: 'bourgogne-franche-comte',
  cvl: 'centre-val-de-loire',
  ges: 'grand-est',
  hdf: 'hauts-de-france',
  idf: 'ile-de-france',
  naq: 'nouvelle-aquitaine',
  occ: 'occitanie',
  paca: 'provence-alpes-cote-d-azur',
  pdl: 'pays-de-la-loire',
  // Departments until 1990, and those around Paris until 1968.
  'basses alpes': 'alpes-de-haute-provence',
  'basses pyrenees': 'pyrenees-atlantiques',
  'charente inferieure': 'charente-maritime',
  'cotes du nord': 'cotes-d-armor',
  'loire inferieure': 'loire-atlantique',
  'seine inferieure': 'seine-maritime',
  'seine et oise': 'yvelines essonne val-d-oise',
  // Overseas.
  dom: overseas,
  'dom tom': overseas,
  drom: overseas,
  'ile de la reunion': 'la-reunion',
  'outre mer': overseas,
  // Around a city, by an adjective: « région parisienne », « agglomération lyonnaise ».
  bordelaise: 'bordeaux-33',
  grenobloise: 'grenoble-38',
  lilloise: 'lille-59',
  lyonnaise: 'lyon-69',
  marseillaise: 'marseille-13',
  montpellieraine: 'montpellier-34',
  nantaise: 'nantes-44',
  nicoise: 'nice-06',
  parisienne: 'ile-de-france',
  rennaise: 'rennes-35',
  strasbourgeoise: 'strasbourg-67',
  toulousaine: 'toulouse-31',
  'petite couronne': 'hauts-de-seine seine-saint-denis val-de-marne',
  'grande couronne': 'seine-et-marne yvelines essonne val-d-oise',
  // Well-known names of several communes.
  'cergy pontoise': 'cergy-95 pontoise-95',
  'cote d azur': 'alpes-maritimes var',
  'la defense': 'nanterre-92 courbevoie-92 puteaux-92',
  'marne la vallee': 'noisy-le-grand-93 champs-sur-marne-77 torcy-77 lognes-77 chessy-77',
  'pays basque': 'pyrenees-atlantiques',
  'saint quentin en yvelines': 'montigny-le-bretonneux-78 guyancourt-78 trappes-78',
  'sophia antipolis': 'valbonne-06 biot-06',
  // Names of one, with a postal code of another.
  carnon: 'mauguio-34',
  'carnon plage': 'mauguio-34',
};

/** Slugs by folded name. */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(formerRegions).map(([name, slugs]) => [foldName(name), slugs] as const),
  ...Object.entries(slugsByName),
]);

/** The places of another, folded name; for a former region, that of today and its departments. */
export function placesOfOtherName(name: string): Place[] {
  const slugs = otherNames.get(name)?.split(' ') ?? [];
  return slugs.flatMap((slug) => gazetteer().bySlug(slug) ?? []);
}

/** The places with another name that begins so. */
export function placesOfOtherPrefix(words: string): Place[] {
  const names = [...otherNames.keys()].filter((name) => name.startsWith(words));
  return names.flatMap(placesOfOtherName);
}

/** The former region of a folded name, and the region of today with that area; `null` for another name. */
export function formerRegion(folded: string) {
  const name = Object.keys(formerRegions).find((one) => foldName(one) === folded);
  const [region] = placesOfOtherName(folded);
  return name !== undefined && region !== undefined ? { name, region } : null;
}
