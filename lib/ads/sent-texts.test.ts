import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anAd, fullAd, undated } from './ad.fixture';
import { adCard } from './card';
import { adDetails } from './details';
import { parseAdSearch } from './parse-search';
import { defaultSearch } from './search';
import { adsText, adText, alertUrl, freeInWords, sentUrl } from './sent-texts';

const today = '2026-11-24';
const root = 'https://www.medireleve.example';
const url = `${root}/annonces/12`;

test('the text of an ad has what decides, a line each, with plain spaces and the link alone on its line', () => {
  expect(adText(adDetails(fullAd), url).split('\n')).toEqual([
    'Remplacement en maison de santé',
    'Du 1er au 15 décembre 2026, lun., journée ; sam., soir/nuit',
    'Quimper (29000)',
    'Forfait 450 € par jour',
    'Logement',
    url,
  ]);
});

test('facts that an ad lacks have no line', () => {
  expect(adText(adDetails(anAd({ id: 12, title: 'Garde' })), url)).toBe(`Garde\n${url}`);
});

test('the text of any ad has at most 600 characters, its whole link, and no line of an editor', () => {
  const long = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(long, long, (title, city) => {
      const location = { ...anyLocation, city };
      const text = adText(adDetails({ ...fullAd, title: `Un ${title}`, location }), url);
      expect(text.length).toBeLessThanOrEqual(600);
      expect(text.endsWith(`\n${url}`)).toBe(true);
      expect(text.split('\n').length).toBeLessThanOrEqual(6);
      expect(text).toMatch(/^Un/);
    }),
  );
});

const anyLocation = {
  name: null,
  address: null,
  postal_code: '29000',
  latitude: null,
  longitude: null,
};

const cardOf = (fields: Parameters<typeof anAd>[0]) => adCard(undated(anAd(fields)), today);

test('the text of a search has a line for each ad with its link at the end, and the link of the list', () => {
  const cards = [adCard(undated(fullAd), today), cardOf({ id: 13, title: 'Garde\nurgente' })];
  const search = { ...defaultSearch, specialty: 3, page: 2, view: 'map' } as const;
  expect(adsText('Annonces, autour de Rennes (50\u00a0km)', cards, search)?.split('\n')).toEqual([
    'Annonces, autour de Rennes (50 km)',
    '',
    `• Remplacement en maison de santé · A partir du 1er déc. · Ponctuel, jusqu’au 15 décembre, 15 jours, lun., journée ; sam., soir/nuit · Quimper (29000) · Forfait 450 € par jour · Logement · ${url}`,
    `• Garde urgente · Régulier · ${root}/annonces/13`,
    '',
    `Toutes les annonces : ${root}/annonces?specialty=3`,
  ]);
});

test('the text of a search has twenty open ads, and none without one', () => {
  const ended = cardOf({ id: 99, start_date: '2026-01-01', end_date: '2026-01-02' });
  const open = Array.from({ length: 25 }, (_, index) => cardOf({ id: index + 1 }));
  const text = adsText('Annonces', [ended, ...open], defaultSearch) ?? '';
  const linked = Array.from(text.matchAll(/annonces\/(\d+)/g), ([, id]) => Number(id));
  expect(linked).toEqual(open.slice(0, 20).map(({ id }) => id));
  expect(adsText('Annonces', [ended], defaultSearch)).toBeNull();
});

const specialties = [{ id: 3, name: 'Médecine générale' }];
const sentenceOf = (query: string) => {
  const search = parseAdSearch(new URLSearchParams(query));
  return freeInWords(search, specialties, today);
};
const free = 'Je suis libre pour un remplacement : ';

test.each([
  [
    'specialty=3&startDate=2027-03-01&endDate=2027-03-15&place=rennes-35&with=housing',
    'Médecine générale, du 1er au 15 mars 2027, autour de Rennes (50 km), logement souhaité',
  ],
  ['place=bretagne&with=housing,dining', 'en Bretagne, logement et repas souhaités'],
  ['startDate=2027-03-01&endDate=2027-03-31&place=bretagne', 'en mars 2027, en Bretagne'],
  ['specialty=3&days=wed&place=bretagne', 'Médecine générale, en Bretagne, le mercredi'],
  ['with=dining', 'repas souhaité'],
  ['with=teleconsultation', 'téléconsultation souhaitée'],
  ['with=transport', 'transports en commun souhaités'],
  ['startDate=2027-03-01&fit=1', 'à partir du 1er mars 2027'],
])('the sentence of ?%s is « %s »', (query, words) => {
  expect(sentenceOf(query)?.replace(/\u00a0/g, ' ')).toBe(free + words);
});

test.each(['', 'q=EHPAD', 'page=2&sort=pay&view=map'])(
  'a search for ?%s says nothing of who is free',
  (query) => {
    expect(sentenceOf(query)).toBeNull();
  },
);

test('the link of a search is that of its first page', () => {
  const search = parseAdSearch(new URLSearchParams('specialty=3&page=3&view=map&sort=pay'));
  expect(sentUrl(search)).toBe(`${root}/annonces?specialty=3&sort=pay`);
});

test('the app gets the filters of a search as one value of its URL', () => {
  const search = {
    ...defaultSearch,
    specialty: 3,
    place: 'rennes-35',
    page: 2,
    sort: 'pay',
  } as const;
  const template = 'https://app.example/alertes?recherche={query}&source=site';
  const { searchParams } = new URL(alertUrl(search, template) ?? '');
  expect([...searchParams]).toEqual([
    ['recherche', 'specialty=3&place=rennes-35'],
    ['source', 'site'],
  ]);
  expect(alertUrl(defaultSearch, template)).toBe(
    'https://app.example/alertes?recherche=&source=site',
  );
  expect(alertUrl(search)).toBeNull();
});
