import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place, Region } from './place.ts';

/** Regions until 2015 that are now part of another: their departments. */
const formerRegions: Record<string, readonly string[]> = {
  Alsace: ['67', '68'],
  Aquitaine: ['24', '33', '40', '47', '64'],
  Auvergne: ['03', '15', '43', '63'],
  'Basse-Normandie': ['14', '50', '61'],
  Bourgogne: ['21', '58', '71', '89'],
  'Champagne-Ardenne': ['08', '10', '51', '52'],
  'Franche-Comté': ['25', '39', '70', '90'],
  'Haute-Normandie': ['27', '76'],
  'Languedoc-Roussillon': ['11', '30', '34', '48', '66'],
  Limousin: ['19', '23', '87'],
  Lorraine: ['54', '55', '57', '88'],
  'Midi-Pyrénées': ['09', '12', '31', '32', '46', '65', '81', '82'],
  'Nord-Pas-de-Calais': ['59', '62'],
  Picardie: ['02', '60', '80'],
  'Poitou-Charentes': ['16', '17', '79', '86'],
  'Rhône-Alpes': ['01', '07', '26', '38', '42', '69', '73', '74'],
};

const formerRegionNames = new Map(Object.keys(formerRegions).map((name) => [foldName(name), name]));

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
  // Of several communes, well known.
  'cote d azur': 'alpes-maritimes var',
  'la defense': 'nanterre-92 courbevoie-92 puteaux-92',
  'marne la vallee': 'noisy-le-grand-93 champs-sur-marne-77 torcy-77 lognes-77 chessy-77',
  'pays basque': 'pyrenees-atlantiques',
};

/** Slugs by folded name. */
export const otherNames: ReadonlyMap<string, string> = new Map(Object.entries(slugsByName));

/** The places that go by another, folded name; a former region is that of today and its departments. */
export function placesOfOtherName(places: Gazetteer, name: string): Place[] {
  const former = formerRegion(places, name);
  if (former !== null) return [former.region, ...former.departments];
  const slugs = otherNames.get(name)?.split(' ') ?? [];
  return slugs.flatMap((slug) => places.bySlug(slug) ?? []);
}

/** The places with another name that begins so. */
export function* placesOfOtherPrefix(places: Gazetteer, words: string): Generator<Place> {
  for (const name of [...formerRegionNames.keys(), ...otherNames.keys()]) {
    if (name.startsWith(words)) yield* placesOfOtherName(places, name);
  }
}

/** The former region of a folded name, and the region of today that it is part of; `null` for another name. */
export function formerRegion(places: Gazetteer, folded: string) {
  const name = formerRegionNames.get(folded);
  if (name === undefined) return null;
  const codes = formerRegions[name] ?? [];
  const departments = places.territories.flatMap((place) =>
    place.kind === 'department' && codes.includes(place.code) ? place : [],
  );
  const region: Region | null = departments[0]?.region ?? null;
  return region && { name, region, departments };
}
