import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { emptyAd, fullAd } from './ad.fixture';
import {
  adDescription,
  adDetails,
  adShareCard,
  adShareImage,
  applyUrl,
  practicalInformation,
  weekGrid,
} from './details';
import { periodLabels } from './week';

test('the page of an ad with all values', () => {
  expect(adDetails(fullAd)).toMatchObject({
    id: 12,
    title: 'Remplacement en maison de santé',
    badges: [
      { label: 'Forfait 450\u00a0€ par jour' },
      { label: 'Secteur 1' },
      { label: 'Ponctuel' },
      { label: 'Logement' },
      { label: 'Repas' },
    ],
    period: 'Du 1er au 15\u00a0décembre\u00a02026',
    specialty: 'Médecine générale',
    owner: 'Dr Anne Le Goff',
    place: 'Quimper (29000)',
    address: ['Maison de santé du Port', '1 rue du Port', '29000 Quimper'],
    mapsUrl: expect.stringMatching('^https://www.google.com/maps/'),
    paragraphs: ['Cabinet de quatre médecins.', 'Logiciel récent, secrétariat le matin.'],
    remuneration: [{ name: 'Forfait' }, { name: 'Coût moyen de l’acte' }],
    convention: 'Secteur 1',
    week: expect.any(Array),
    practical: Array.from({ length: 5 }, () => ({ label: expect.any(String) })),
  });
});

test('the page of an empty ad', () => {
  expect(adDetails(emptyAd)).toEqual({
    id: 1,
    title: 'Annonce sans titre',
    badges: [{ kind: 'rhythm', label: 'Régulier' }],
    period: null,
    dates: { start_date: null, end_date: null },
    halfDays: null,
    specialty: null,
    owner: null,
    isOfFacility: false,
    place: null,
    address: [],
    mapsUrl: null,
    paragraphs: [],
    remuneration: [],
    payByActs: null,
    convention: null,
    week: null,
    practical: [],
  });
});

test('an ad says what a day pays by acts when it is a retrocession with both figures', () => {
  const figures = { retrocession_percentage: 70, average_act_cost: 30 };
  const payByActs = (fields: Partial<typeof emptyAd>) =>
    adDetails({ ...emptyAd, ...figures, ...fields }).payByActs;
  expect(payByActs({ remuneration_type: 'retrocession' })).toBe(420);
  expect(payByActs({ remuneration_type: 'retrocession', average_act_cost: null })).toBeNull();
  expect(payByActs({ remuneration_type: null })).toBeNull();
  const forfait = { forfait_amount: 450, forfait_timespan: 'day' } as const;
  expect(payByActs({ remuneration_type: 'forfait', ...forfait })).toBeNull();
});

test('an unknown convention status has a general label', () => {
  expect(adDetails({ ...emptyAd, convention_status: 'secteur_3' }).convention).toBe('Convention');
});

test.each([
  ['2026-12-01', null, 'A partir du 1er\u00a0décembre\u00a02026'],
  [null, '2026-12-15', 'Jusqu’au 15\u00a0décembre\u00a02026'],
])('from %s to %s, the period has one end', (start_date, end_date, period) => {
  expect(adDetails({ ...emptyAd, start_date, end_date }).period).toBe(period);
});

describe('a description is cut into paragraphs', () => {
  test.each([
    ['one line', ['one line']],
    ['a\n\nb', ['a', 'b']],
    ['a\r\n\r\nb', ['a', 'b']],
    ['a\n \t\nb', ['a', 'b']],
    ['a\n\n\n\n\nb\n\n', ['a', 'b']],
    ['\n\n  a  \n\n', ['a']],
    ['a\nb\n\nc', ['a\nb', 'c']],
    ['<b>a</b>\n\n<script>', ['<b>a</b>', '<script>']],
    ['', []],
    [' \r\n\r\n ', []],
    [null, []],
  ])('%j', (description, expected) => {
    expect(adDetails({ ...emptyAd, description }).paragraphs).toEqual(expected);
  });

  test('however many empty lines it has', () => {
    const description = `a${'\n'.repeat(20_000)}b`;
    expect(adDetails({ ...emptyAd, description }).paragraphs).toEqual(['a', 'b']);
  });
});

test('all that a place offers, in order (docs/product.md#practical-information)', () => {
  expect(practicalInformation(fullAd).map(({ key }) => key)).toEqual([
    'secretary',
    'housing',
    'dining',
    'teleconsultation',
    'transport',
  ]);
});

test.each([
  ['on_site_secretary', 'secretary', 'Secrétariat sur place'],
  ['on_site_housing', 'housing', 'Logement sur place'],
  ['on_site_dining', 'dining', 'Repas sur place'],
  ['teleconsultation_available', 'teleconsultation', 'Téléconsultation possible'],
  ['is_public_transport_accessible', 'transport', 'Accessible en transports en commun'],
] as const)('%s alone is one badge', (field, key, label) => {
  expect(practicalInformation({ ...emptyAd, [field]: true })).toEqual([{ key, label }]);
});

test('a place that offers nothing has no badge', () => {
  expect(practicalInformation(emptyAd)).toEqual([]);
});

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
type Timeslot = Ad['timeslots'][number];

const slot = (fields: Partial<Timeslot>): Timeslot => ({
  dayName: 'monday',
  morning: false,
  afternoon: false,
  eveningNight: false,
  ...fields,
});

test('the periods of a day (docs/product.md#desired-slots)', () => {
  expect(periodLabels).toEqual(['Matin', 'Après-midi', 'Soir/nuit']);
});

test('a week goes from Lundi to Dimanche, whatever the slots and their order', () => {
  const week = weekGrid([
    slot({ dayName: 'sunday', eveningNight: true }),
    slot({ dayName: 'tuesday', morning: true, afternoon: true }),
  ]);
  expect(week?.map(({ label }) => label)).toEqual(days);
  expect(week?.map(({ periods }) => periods)).toEqual([
    [false, false, false],
    [true, true, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, true],
  ]);
});

test.each([
  ['morning', [true, false, false]],
  ['afternoon', [false, true, false]],
  ['eveningNight', [false, false, true]],
] as const)('%s has its own column', (period, periods) => {
  expect(weekGrid([slot({ [period]: true })])?.[0]?.periods).toEqual(periods);
});

test.each([[[]], [[slot({})]], [[slot({}), slot({ dayName: 'friday' })]]])(
  'no grid for slots without a period: %j',
  (timeslots) => {
    expect(weekGrid(timeslots)).toBeNull();
  },
);

const APP_URL = 'https://app.example';

test('the link to apply leads to the app, to the page of the ad where APP_AD_URL says it', () => {
  expect(applyUrl(12, { APP_URL })).toBe(APP_URL);
  const APP_AD_URL = 'https://app.example/a/{id}?retour=/a/{id}';
  expect(applyUrl(12, { APP_URL, APP_AD_URL })).toBe('https://app.example/a/12?retour=/a/12');
});

const describeAd = (fields: Partial<typeof emptyAd>) =>
  adDescription(adDetails({ ...emptyAd, ...fields }));

test('specialty, place and dates come before the text', () => {
  expect(adDescription(adDetails({ ...fullAd, description: 'Cabinet de groupe.' }))).toBe(
    'Médecine générale · Quimper (29000) · Du 1er au 15 décembre 2026. Cabinet de groupe.',
  );
});

test('missing values are left out', () => {
  expect(describeAd({ start_date: '2026-12-01' })).toBe('A partir du 1er décembre 2026');
  expect(describeAd({ description: 'Cabinet de groupe.' })).toBe('Cabinet de groupe.');
  expect(describeAd({})).toBe('Une annonce de remplacement médical.');
});

test('paragraphs are joined by a space', () => {
  expect(describeAd({ description: 'Un cabinet.\r\n\r\nUn logiciel.' })).toBe(
    'Un cabinet. Un logiciel.',
  );
});

describe('a long text', () => {
  test('of 155 characters is whole', () => {
    const description = `${'mot '.repeat(38)}fin`;
    expect(description).toHaveLength(155);
    expect(describeAd({ description })).toBe(description);
  });

  test('is cut between words, without the space before the ellipsis', () => {
    const description = 'remplacement '.repeat(20);
    const cut = describeAd({ description });
    expect(cut.length).toBeLessThanOrEqual(156);
    expect(cut).toMatch(/^(remplacement )+remplacement…$/);
    expect(cut.length).toBeGreaterThan(130);
  });

  test('has no punctuation before the ellipsis', () => {
    const sentence = `${'a'.repeat(150)}. `;
    expect(describeAd({ description: `${sentence}Suite du texte` })).toBe(`${'a'.repeat(150)}…`);
  });

  test('of one word is cut inside it', () => {
    expect(describeAd({ description: 'a'.repeat(400) })).toBe(`${'a'.repeat(155)}…`);
  });
});

test('the image of an ad has its main facts', () => {
  expect(adShareCard(adDetails(fullAd), false)).toEqual({
    brand: 'MédiRelève',
    badges: ['Forfait 450\u00a0€ par jour', 'Secteur 1', 'Ponctuel'],
    title: { text: 'Remplacement en maison de santé', size: 112, maxLines: null },
    facts: ['Médecine générale', 'Quimper (29000) · Du 1er au 15\u00a0décembre\u00a02026'],
  });
});

test('the image of an ad that has ended says so', () => {
  expect(adShareCard(adDetails(fullAd), true).badges).toEqual(['Annonce terminée']);
});

test('an empty ad has an image too', () => {
  expect(adShareCard(adDetails(emptyAd), false)).toMatchObject({
    badges: ['Régulier'],
    title: { text: 'Annonce sans titre' },
    facts: [],
  });
});

test('the image has a path and an alternative text', () => {
  expect(adShareImage(adDetails(fullAd))).toEqual({
    path: '/partage/annonces/12.png',
    alt: 'Annonce « Remplacement en maison de santé », Quimper (29000)',
  });
  expect(adShareImage(adDetails(emptyAd)).alt).toBe('Annonce « Annonce sans titre »');
});
