import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { adFeed } from '@/lib/ads/feed';
import { defaultSearch, noFilters } from '@/lib/ads/search';

const today = '2026-11-24';
const root = 'https://www.medireleve.example';

test('an item has the values of the ad as text, and no others', () => {
  const facts = [
    'Médecine générale',
    'Quimper (29000)',
    'Du 1er au 15\u00a0décembre\u00a02026',
    expect.stringMatching(/^Forfait : 450\s€ \/ Journée$/),
    expect.stringMatching(/^Coût moyen de l’acte : 26,50\s€$/),
    'Secteur 1',
    'Dr Anne Le Goff',
  ];
  const [full, empty] = adFeed(
    [
      { ad: fullAd, publishedAt: '2026-11-02' },
      { ad: emptyAd, publishedAt: null },
    ],
    defaultSearch,
    [],
    today,
  ).items;
  expect(full).toMatchObject({
    url: `${root}/annonces/12`,
    title: 'Remplacement en maison de santé',
    author: 'Dr Anne Le Goff',
    tags: ['Médecine générale'],
    imageUrl: null,
    published: '2026-11-02T00:00:00.000Z',
  });
  expect(full?.summary?.split(' · ')).toEqual(facts);
  expect(full?.html).toMatch(
    /^<ul><li>Médecine générale<\/li>.*<li>Dr Anne Le Goff<\/li><\/ul><p>/,
  );
  expect(full?.html).toMatch(
    /<p>Cabinet de quatre médecins\.<\/p><p>Logiciel récent, secrétariat le matin\.<\/p>$/,
  );
  expect(empty).toEqual({
    url: `${root}/annonces/1`,
    title: 'Annonce sans titre',
    summary: null,
    html: null,
    published: null,
    author: null,
    tags: [],
    imageUrl: null,
  });
});

test('an item estimates nothing', () => {
  const figures = { retrocession_percentage: 70, average_act_cost: 30 };
  const ad = { ...fullAd, ...figures, remuneration_type: 'retrocession' as const };
  const items = adFeed([{ ad, publishedAt: null }], defaultSearch, [], today).items;
  expect(JSON.stringify(items)).toMatch(/70\s%/);
  expect(JSON.stringify(items)).not.toMatch(/420|actes/);
});

test('the text of an ad is escaped', () => {
  const description = '<img src=x onerror=alert(1)> & fin\nligne 2';
  const location = { ...fullAd.location, city: '<b>Brest</b>' } as typeof fullAd.location;
  const [item] = adFeed(
    [{ ad: { ...emptyAd, description, location }, publishedAt: null }],
    defaultSearch,
    [],
    today,
  ).items;
  expect(item?.html).toBe(
    '<ul><li>&lt;b&gt;Brest&lt;/b&gt; (29000)</li></ul><p>&lt;img src=x onerror=alert(1)&gt; &amp; fin<br>ligne 2</p>',
  );
});

test('the feed of a search names its filters, and links to its first page', () => {
  expect(adFeed([], defaultSearch, null, today)).toEqual({
    title: 'Annonces – MédiRelève',
    description: 'Les annonces de remplacement médical.',
    pageUrl: `${root}/annonces`,
    items: [],
  });
  const filters = { ...noFilters, specialty: 3, startDate: '2026-12-01' };
  expect(adFeed([], filters, [{ id: 3, name: 'Urologie' }], today)).toMatchObject({
    title: 'Annonces, Urologie, à partir du 1er\u00a0décembre\u00a02026 – MédiRelève',
    description:
      'Les annonces de remplacement médical : Urologie, à partir du 1er\u00a0décembre\u00a02026.',
    pageUrl: `${root}/annonces?specialty=3&startDate=2026-12-01`,
  });
  const criteria = { with: ['housing'] };
  expect(adFeed([], { ...noFilters, criteria, words: 'EHPAD' }, null, today)).toMatchObject({
    title: 'Annonces, avec logement, contenant «\u00a0EHPAD\u00a0» – MédiRelève',
    pageUrl: `${root}/annonces?with=housing&q=EHPAD`,
  });
});
