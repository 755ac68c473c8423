import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { findCommune, findDepartment, isAtAddress, wholePostalCode } from './find-commune';

const slugOf = (postalCode: string | null, town: string | null) =>
  findCommune(postalCode, town)?.slug ?? null;
const departmentOf = (postalCode: string | null, town: string | null) =>
  findDepartment(postalCode, town)?.code ?? null;

test('every commune is found by its name and any of its postal codes', () => {
  const lost: string[] = [];
  for (const { name, slug, postalCodes } of gazetteer().communes) {
    for (const code of postalCodes) if (slugOf(code, name.toUpperCase()) !== slug) lost.push(slug);
  }
  expect(lost).toEqual([]);
});

test.each([
  // Paris, Lyon and Marseille: one commune, whatever the arrondissement.
  ['75011', 'Paris', 'paris-75'],
  ['75116', 'PARIS 16', 'paris-75'],
  ['75016', 'Paris 16e Arrondissement', 'paris-75'],
  ['69003', 'Lyon 3eme', 'lyon-69'],
  ['13008', 'Marseille', 'marseille-13'],
  ['75000', 'Paris', 'paris-75'],
  ['69000', 'Lyon', 'lyon-69'],
  ['13000', 'Marseille', 'marseille-13'],
  ['75000', null, 'paris-75'],
  // CEDEX: the name of the town, in the department.
  ['29107', 'Quimper Cedex', 'quimper-29'],
  ['75674', 'PARIS CEDEX 14', 'paris-75'],
  ['20303', 'Ajaccio Cedex 1', 'ajaccio-2a'],
  ['20704', 'Ajaccio Cedex 9', 'ajaccio-2a'],
  ['20407', 'BASTIA CEDEX', 'bastia-2b'],
  // A postal code of another department.
  ['01410', 'Lajoux', 'lajoux-39'],
  ['48250', 'Laveyrune', 'laveyrune-07'],
  ['94390', 'Paray-Vieille-Poste', 'paray-vieille-poste-91'],
  ['06260', 'La Rochette', 'la-rochette-04'],
  ['97133', 'Saint-Barthélemy', 'saint-barthelemy-977'],
  ['97150', 'Saint-Martin', 'saint-martin-978'],
  ['97150', 'Marigot', 'saint-martin-978'],
  // Shared codes.
  ['51300', 'Vitry-le-François', 'vitry-le-francois-51'],
  ['51300', 'Frignicourt', 'frignicourt-51'],
  // Overseas.
  ['97400', 'St Denis', 'saint-denis-974'],
  ['97200', 'Fort de France', 'fort-de-france-972'],
  ['98800', 'Nouméa', 'noumea-988'],
  ['98714', 'Papeete', 'papeete-987'],
  // Delegated and associated communes.
  ['74940', 'Annecy-le-Vieux', 'annecy-74'],
  ['59160', 'Lomme', 'lille-59'],
  ['50130', 'Cherbourg-Octeville', 'cherbourg-en-cotentin-50'],
  ['49300', 'Le Puy-Saint-Bonnet', 'cholet-49'],
  // As people write.
  ['35400', 'ST MALO', 'saint-malo-35'],
  ['13730', 'st-victoret', 'saint-victoret-13'],
  ['91700', 'Ste Geneviève des Bois', 'sainte-genevieve-des-bois-91'],
  ['94240', "L'Hay les Roses", 'l-hay-les-roses-94'],
  ['94240', 'l’haÿ-les-roses', 'l-hay-les-roses-94'],
  ['51480', 'OEUILLY', 'oeuilly-51'],
  ['80550', 'Crotoy', 'le-crotoy-80'],
  ['58120', 'Château-Chinon', 'chateau-chinon-ville-58'],
  ['29 000', ' quimper ', 'quimper-29'],
  // As on envelopes.
  ['71100', 'Chalon s/ Saône', 'chalon-sur-saone-71'],
  ['71100', 'CHALON S/SAONE', 'chalon-sur-saone-71'],
  ['71100', 'Chalon/Saône', 'chalon-sur-saone-71'],
  ['71321', 'CHALON-SUR-SAONE CEDEX', 'chalon-sur-saone-71'],
  ['71321 CEDEX', 'Chalon s/ Saône Cedex', 'chalon-sur-saone-71'],
  [null, 'Chalon s/ Saône', 'chalon-sur-saone-71'],
  ['94120', 'Fontenay s/ Bois', 'fontenay-sous-bois-94'],
  ['94134', 'Fontenay s/ Bois Cedex', 'fontenay-sous-bois-94'],
  ['93390', 'Clichy s/s Bois', 'clichy-sous-bois-93'],
  ['73590', 'N.D. de Bellecombe', 'notre-dame-de-bellecombe-73'],
  ['76130', 'Mt St Aignan', 'mont-saint-aignan-76'],
  ['30380', 'St Christol les Ales', 'saint-christol-lez-ales-30'],
  ['13210', 'St Rémy de Pce', 'saint-remy-de-provence-13'],
  ['13100', 'Aix en Pce', 'aix-en-provence-13'],
  ['01000', 'BOURG EN BSE', 'bourg-en-bresse-01'],
  [null, 'Paris XV', 'paris-75'],
  ['75015', 'PARIS XVe', 'paris-75'],
  [null, 'Lyon IIIe', 'lyon-69'],
  [null, 'Marseille 13e', 'marseille-13'],
  [null, 'Paris 15ème arrondissement', 'paris-75'],
  ['29\u200b000', 'Quim\u00adper', 'quimper-29'],
  // CEDEX of no commune, by what is known of its name in the department.
  ['95303', 'CERGY PONTOISE CEDEX', 'cergy-95'],
  ['95000', 'Cergy-Pontoise', 'cergy-95'],
  ['92042', 'PARIS LA DEFENSE CEDEX', 'nanterre-92'],
  ['95725', 'ROISSY CDG CEDEX', 'roissy-en-france-95'],
  ['06903', 'SOPHIA ANTIPOLIS CEDEX', 'valbonne-06'],
  ['77437', 'MARNE LA VALLEE CEDEX 3', 'champs-sur-marne-77'],
  ['93166', 'MARNE LA VALLEE CEDEX 1', 'noisy-le-grand-93'],
  ['78056', 'ST QUENTIN EN YVELINES CEDEX', 'montigny-le-bretonneux-78'],
  ['01012', 'BOURG CEDEX', 'bourg-en-bresse-01'],
  ['13616', 'AIX CEDEX 1', 'aix-en-provence-13'],
  ['63012', 'CLERMONT FD CEDEX 1', 'clermont-ferrand-63'],
  ['92108', 'BOULOGNE CEDEX', 'boulogne-billancourt-92'],
  ['86962', 'FUTUROSCOPE CHASSENEUIL CEDEX', 'chasseneuil-du-poitou-86'],
  ['94396', 'ORLY AEROGARES CEDEX', 'orly-94'],
  ['93999', 'NEUILLY CEDEX', null],
  ['92999', 'SAINT X CEDEX', null],
  // A part of one, whose postal code another one has too.
  ['34280', 'Carnon', 'mauguio-34'],
  ['34280', 'CARNON PLAGE', 'mauguio-34'],
  ['34280', 'La Grande Motte', 'la-grande-motte-34'],
  ['34280', null, null],
  // Without its zero, or with the INSEE code of Corsica.
  ['1160', 'Saint-Martin-du-Mont', 'saint-martin-du-mont-01'],
  ['1000', 'Bourg-en-Bresse', 'bourg-en-bresse-01'],
  ['2A004', 'Ajaccio', 'ajaccio-2a'],
  ['2a004', null, 'ajaccio-2a'],
  ['1200', 'Genève', null],
  ['1300', 'Marseille', 'marseille-13'],
  ['F-29000', 'Quimper', 'quimper-29'],
  ['FR-29000', 'F-29000 Quimper', 'quimper-29'],
  // With what it is in, or with the code.
  [null, 'Quimper, France', 'quimper-29'],
  ['33000', 'Bordeaux, France', 'bordeaux-33'],
  [null, 'Saint-Denis (Réunion)', 'saint-denis-974'],
  [null, 'Saint-Denis (93)', 'saint-denis-93'],
  [null, '97400 St Denis', 'saint-denis-974'],
  ['', 'CS 12345 29107 Quimper Cedex', 'quimper-29'],
  [null, 'Nantes - Loire-Atlantique', 'nantes-44'],
  ['34280', 'Carnon, Mauguio', 'mauguio-34'],
  // Merged since.
  ['91000', 'Évry', 'evry-courcouronnes-91'],
  ['91025', 'EVRY CEDEX', 'evry-courcouronnes-91'],
  ['85340', 'Olonne-sur-Mer', 'les-sables-d-olonne-85'],
  ['16320', 'Juillaguet', 'boisne-la-tude-16'],
  // A part of a town, a neighbouring code.
  ['29000', 'Kerfeunteun', 'quimper-29'],
  ['29000', 'Brest', 'brest-29'],
  ['29000', '', 'quimper-29'],
  // Without a postal code only a name that no other commune has.
  [null, 'Brest', 'brest-29'],
  [null, 'Avignon', 'avignon-84'],
  [null, 'Saint-Denis', null],
  ['2900', 'Quimper', 'quimper-29'],
  // Nobody can tell.
  ['51300', '', null],
  ['51300', 'Nulle-Part', null],
  ['75000', 'Bordeaux', 'paris-75'],
  ['98000', 'Monaco', null],
  ['00000', 'Quimper', null],
  [null, 'Évry', null],
  [null, 'Carnon', null],
  // Short for several of its communes.
  ['51300', 'V', null],
  ['51300', 'Va', null],
  [null, null, null],
  ['__proto__', '__proto__', null],
  ['(.*)+', '(.*)+', null],
  ['29000\u0000', '\u0000\n', null],
  ['29000', 'x'.repeat(100_000), 'quimper-29'],
])('%j %j is %s', (postalCode, town, slug) => {
  expect(slugOf(postalCode, town)).toBe(slug);
});

describe('the department', () => {
  test.each([
    ['01410', 'Lajoux', '39'],
    ['97133', 'Gustavia', '977'],
    ['97150', 'Marigot', '978'],
    // The code alone counts when no commune is found.
    ['29107', 'Nulle-Part Cedex', '29'],
    ['51300', 'Nulle-Part', '51'],
    ['51300', '', '51'],
    ['20090', 'Ajaccio', '2A'],
    ['20000', null, '2A'],
    ['20190', 'Nulle-Part', '2A'],
    ['20290', 'Nulle-Part', '2B'],
    ['20600', 'Nulle-Part', '2B'],
    ['20305', 'Nulle-Part Cedex', '2A'],
    ['20799', 'Nulle-Part Cedex', '2A'],
    ['20499', 'Nulle-Part Cedex', '2B'],
    ['20999', 'Nulle-Part', null],
    ['97499', 'Nulle-Part', '974'],
    ['98899', 'Nulle-Part', '988'],
    ['98400', 'Nulle-Part', null],
    ['98799', 'Nulle-Part', '987'],
    ['98999', 'Nulle-Part', null],
    ['98000', 'Monaco', null],
    ['F-35999', 'Nulle-Part', '35'],
    [null, 'Carnon (34)', '34'],
    [null, '34999 Carnon', '34'],
    // Codes of two departments.
    ['52100', 'Nulle-Part', null],
    ['', '', null],
    [null, null, null],
  ])('of %j %j is %s', (postalCode, town, code) => {
    expect(departmentOf(postalCode, town)).toBe(code);
  });
});

test.each([
  ['1160', 'Saint-Martin-du-Mont', '01160'],
  ['1160', null, '01160'],
  ['6000', 'NICE', '06000'],
  ['1012', 'BOURG EN BRESSE CEDEX', '01012'],
  ['2A004', 'Ajaccio', '20000'],
  ['2B033', null, '20200'],
  // No codes of ours.
  ['2900', 'Quimper', '2900'],
  ['1300', 'Marseille', '1300'],
  ['1200', 'Genève', '1200'],
  ['1160', 'Bruxelles', '1160'],
  ['9999', null, '9999'],
  ['2A999', 'Ajaccio', '2A999'],
  ['01160', 'Saint-Martin-du-Mont', '01160'],
  ['116', null, '116'],
  ['29 000', 'Quimper', '29 000'],
])('the postal code %j of %j is %j', (code, town, whole) => {
  expect(wholePostalCode(code, town)).toBe(whole);
});

describe('coordinates of an address', () => {
  test.each([
    [47.996, -4.1024, '29000', 'Quimper'],
    [48.39, -4.4861, '29000', 'Quimper'],
    [47.996, -4.1024, null, 'Quimper'],
    [47.996, -4.1024, '29999', null],
    [-20.879, 55.448, '97400', 'Saint-Denis'],
    [17.896, -62.849, '97133', 'Gustavia'],
    [18.067, -63.082, '97150', 'Marigot'],
    [-17.537, -149.568, '98714', 'Papeete'],
    [-22.276, 166.457, '98800', 'Nouméa'],
    [43.7311, 7.4197, '98000', 'Monaco'],
    [4.922, -52.326, '97300', 'Cayenne'],
    [3.63, -54.03, '97370', 'Maripasoula'],
    // Nothing contradicts them.
    [50.85, 4.35, '1000', 'Bruxelles'],
    [47.996, -4.1024, null, null],
    [0, 5, null, null],
  ])('%d, %d can be those of %j %j', (latitude, longitude, code, town) => {
    expect(isAtAddress({ latitude, longitude }, code, town)).toBe(true);
  });

  test.each([
    // Swapped, of another sign, elsewhere.
    [-4.1, 47.99, '29000', 'Quimper'],
    [-4.1, 47.99, null, 'Quimper'],
    [-4.1, 47.99, '29999', null],
    [47.99, 4.1, '29000', 'Quimper'],
    [48.8566, 2.3522, '29000', 'Quimper'],
    [48.8566, 2.3522, '29000', null],
    [48.8566, 2.3522, '29107', 'Nulle-Part Cedex'],
    [55.448, -20.879, '97400', 'Saint-Denis'],
    [-149.568, -17.537, '98714', 'Papeete'],
    [47.996, -4.1024, '98714', 'Papeete'],
    [47.996, -4.1024, '98000', 'Monaco'],
    // No address: nothing, France, a whole degree.
    [0, 0, null, null],
    [0.0001, -0.0002, null, null],
    [46.227638, 2.213749, '03100', 'Montluçon'],
    [46.2276, 2.2137, null, null],
    [46.603354, 1.8883335, '36000', 'Châteauroux'],
    [48, -4, '29000', 'Quimper'],
  ])('%d, %d cannot be those of %j %j', (latitude, longitude, code, town) => {
    expect(isAtAddress({ latitude, longitude }, code, town)).toBe(false);
  });
});
