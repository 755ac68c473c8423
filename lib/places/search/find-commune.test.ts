import { describe, expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { findCommune, findDepartment } from './find-commune';

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
    // By the code alone when no commune is found.
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
