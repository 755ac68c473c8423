import { expect, test } from '@jest/globals';
import { placeLabel } from '@/lib/places/place-slug';
import { gazetteer } from './gazetteer';
import { inPlace, placePhrase, summarize } from './place';

const places = gazetteer();

const ofDepartments = [
  'dans l’Ain',
  'dans l’Aisne',
  'dans l’Allier',
  'dans les Alpes-de-Haute-Provence',
  'dans les Hautes-Alpes',
  'dans les Alpes-Maritimes',
  'en Ardèche',
  'dans les Ardennes',
  'en Ariège',
  'dans l’Aube',
  'dans l’Aude',
  'dans l’Aveyron',
  'dans les Bouches-du-Rhône',
  'dans le Calvados',
  'dans le Cantal',
  'en Charente',
  'en Charente-Maritime',
  'dans le Cher',
  'en Corrèze',
  'en Corse-du-Sud',
  'en Haute-Corse',
  'en Côte-d’Or',
  'dans les Côtes-d’Armor',
  'dans la Creuse',
  'en Dordogne',
  'dans le Doubs',
  'dans la Drôme',
  'dans l’Eure',
  'en Eure-et-Loir',
  'dans le Finistère',
  'dans le Gard',
  'en Haute-Garonne',
  'dans le Gers',
  'en Gironde',
  'dans l’Hérault',
  'en Ille-et-Vilaine',
  'dans l’Indre',
  'en Indre-et-Loire',
  'en Isère',
  'dans le Jura',
  'dans les Landes',
  'dans le Loir-et-Cher',
  'dans la Loire',
  'en Haute-Loire',
  'en Loire-Atlantique',
  'dans le Loiret',
  'dans le Lot',
  'en Lot-et-Garonne',
  'en Lozère',
  'en Maine-et-Loire',
  'dans la Manche',
  'dans la Marne',
  'en Haute-Marne',
  'en Mayenne',
  'en Meurthe-et-Moselle',
  'dans la Meuse',
  'dans le Morbihan',
  'en Moselle',
  'dans la Nièvre',
  'dans le Nord',
  'dans l’Oise',
  'dans l’Orne',
  'dans le Pas-de-Calais',
  'dans le Puy-de-Dôme',
  'dans les Pyrénées-Atlantiques',
  'dans les Hautes-Pyrénées',
  'dans les Pyrénées-Orientales',
  'dans le Bas-Rhin',
  'dans le Haut-Rhin',
  'dans le Rhône',
  'en Haute-Saône',
  'en Saône-et-Loire',
  'dans la Sarthe',
  'en Savoie',
  'en Haute-Savoie',
  'à Paris',
  'en Seine-Maritime',
  'en Seine-et-Marne',
  'dans les Yvelines',
  'dans les Deux-Sèvres',
  'dans la Somme',
  'dans le Tarn',
  'en Tarn-et-Garonne',
  'dans le Var',
  'dans le Vaucluse',
  'en Vendée',
  'dans la Vienne',
  'en Haute-Vienne',
  'dans les Vosges',
  'dans l’Yonne',
  'dans le Territoire de Belfort',
  'en Essonne',
  'dans les Hauts-de-Seine',
  'en Seine-Saint-Denis',
  'dans le Val-de-Marne',
  'dans le Val-d’Oise',
  'en Guadeloupe',
  'en Martinique',
  'en Guyane',
  'à La Réunion',
  'à Mayotte',
];

const ofCollectivities = [
  'à Saint-Pierre-et-Miquelon',
  'à Saint-Barthélemy',
  'à Saint-Martin',
  'à Wallis et Futuna',
  'en Polynésie française',
  'en Nouvelle-Calédonie',
];

const ofRegions = [
  'en Auvergne-Rhône-Alpes',
  'en Bourgogne-Franche-Comté',
  'en Bretagne',
  'en Centre-Val de Loire',
  'en Corse',
  'dans le Grand Est',
  'en Guadeloupe',
  'en Guyane',
  'dans les Hauts-de-France',
  'en Île-de-France',
  'à La Réunion',
  'en Martinique',
  'à Mayotte',
  'en Normandie',
  'en Nouvelle-Aquitaine',
  'en Occitanie',
  'dans les Pays de la Loire',
  'en Provence-Alpes-Côte d’Azur',
];

const phrasesOf = (wanted: 'department' | 'region') =>
  places.territories.filter(({ kind }) => kind === wanted).map(placePhrase);

test.each([...ofDepartments, ...ofCollectivities])('%s', (phrase) => {
  expect(phrasesOf('department')).toContain(phrase);
});

test.each(ofRegions)('the region: %s', (phrase) => {
  expect(phrasesOf('region')).toContain(phrase);
});

test('those are all', () => {
  expect(ofDepartments).toHaveLength(101);
  expect(phrasesOf('department').sort()).toEqual([...ofDepartments, ...ofCollectivities].sort());
  expect(phrasesOf('region').sort()).toEqual(ofRegions.sort());
});

test.each([
  ['quimper-29', 'autour de Quimper'],
  ['ajaccio-2a', 'autour d’Ajaccio'],
  ['le-mans-72', 'autour du Mans'],
  ['les-sables-d-olonne-85', 'autour des Sables-d’Olonne'],
  ['la-rochelle-17', 'autour de La Rochelle'],
  ['l-hay-les-roses-94', 'autour de L’Haÿ-les-Roses'],
  ['hyeres-83', 'autour d’Hyères'],
  ['honfleur-14', 'autour de Honfleur'],
  ['yvetot-76', 'autour d’Yvetot'],
  ['y-80', 'autour d’Y'],
  ['eu-76', 'autour d’Eu'],
  ['oeuilly-51', 'autour d’Œuilly'],
  ['aux-marais-60', 'autour des Marais'],
  ['los-masos-66', 'autour de Los Masos'],
  ['lens-62', 'autour de Lens'],
  ['lesparre-medoc-33', 'autour de Lesparre-Médoc'],
  ['papeete-987', 'autour de Papeete'],
  ['ouvea-988', 'autour d’Ouvéa'],
  ['paris-75', 'autour de Paris'],
  ['paris-11e-75', 'autour de Paris 11e'],
])('%s: %s', (slug, phrase) => {
  const place = places.bySlug(slug);
  expect(place && placePhrase(place)).toBe(phrase);
});

test('in a department or region is where a search of it looks', () => {
  for (const place of places.territories) expect(inPlace(place)).toBe(placePhrase(place));
});

test.each([
  ['quimper-29', 'à Quimper'],
  ['ajaccio-2a', 'à Ajaccio'],
  ['le-mans-72', 'au Mans'],
  ['les-sables-d-olonne-85', 'aux Sables-d’Olonne'],
  ['la-rochelle-17', 'à La Rochelle'],
  ['l-hay-les-roses-94', 'à L’Haÿ-les-Roses'],
  ['aux-marais-60', 'aux Marais'],
  ['los-masos-66', 'à Los Masos'],
  ['paris-75', 'à Paris'],
])('in %s: %s', (slug, phrase) => {
  const place = places.bySlug(slug);
  expect(place && inPlace(place)).toBe(phrase);
});

test.each([
  ['villepinte-93', 'Villepinte (93)', 'Seine-Saint-Denis'],
  ['saint-denis-974', 'Saint-Denis (974)', 'La Réunion'],
  ['bors-canton-de-charente-sud-16', 'Bors (Canton de Charente-Sud) (16)', 'Charente (16360)'],
  ['paris-75', 'Paris (75)', 'Commune'],
  ['finistere', 'Finistère (29)', 'Département'],
  ['mayotte', 'Mayotte (976)', 'Département'],
  ['nouvelle-caledonie', 'Nouvelle-Calédonie (988)', 'Collectivité'],
  ['bretagne', 'Bretagne', 'Région'],
])('%s is named « %s » in its field, and told from others by « %s »', (slug, label, detail) => {
  const place = gazetteer().bySlug(slug);
  const summary = place && summarize(place);
  expect(summary && [placeLabel(summary), summary.detail]).toEqual([label, detail]);
});
