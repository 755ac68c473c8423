import { expect, test } from '@jest/globals';
import { formatPercent } from '@/lib/french/numbers';
import { emptyAd, fullAd } from './ad.fixture';
import { adBadges, conventionLabel } from './badges';

test('pay comes first, then convention, then the rhythm', () => {
  expect(adBadges(fullAd)).toEqual([
    { kind: 'remuneration', label: 'Forfait 450\u00a0€ par jour' },
    { kind: 'convention', label: 'Secteur 1' },
    { kind: 'rhythm', label: 'Ponctuel' },
  ]);
});

test('an empty ad has the badge « Régulier » only', () => {
  expect(adBadges(emptyAd)).toEqual([{ kind: 'rhythm', label: 'Régulier' }]);
});

test.each([0, 72.5, 100])('a retrocession of %d percent shows its percentage', (percentage) => {
  const [badge] = adBadges({
    ...emptyAd,
    remuneration_type: 'retrocession',
    retrocession_percentage: percentage,
  });
  expect(badge).toEqual({
    kind: 'remuneration',
    label: `Rétrocession ${formatPercent(percentage)}`,
  });
});

test('a retrocession without a percentage has a badge', () => {
  const [badge] = adBadges({ ...emptyAd, remuneration_type: 'retrocession' });
  expect(badge?.label).toBe('Rétrocession');
});

test('a forfait shows no percentage, even if the ad has one', () => {
  const [badge] = adBadges({
    ...emptyAd,
    remuneration_type: 'forfait',
    retrocession_percentage: 70,
  });
  expect(badge?.label).toBe('Forfait');
});

test.each([
  [650, 'day', 'Forfait 650\u00a0€ par jour'],
  [310.5, 'half_day', 'Forfait 310,50\u00a0€ par demi-journée'],
  [3000, 'week', 'Forfait 3\u202f000\u00a0€ par semaine'],
  [9000, 'month', 'Forfait 9\u202f000\u00a0€ par mois'],
  [650, null, 'Forfait 650\u00a0€'],
  [null, 'day', 'Forfait'],
] as const)('a forfait of %j for a %j reads « %s »', (forfait_amount, forfait_timespan, label) => {
  const ad = { ...emptyAd, forfait_amount, forfait_timespan };
  const [badge] = adBadges({ ...ad, remuneration_type: 'forfait' });
  expect(badge?.label).toBe(label);
});

test.each([
  ['non_conventionne', 'Non conventionné'],
  ['secteur_1', 'Secteur 1'],
  ['secteur_2', 'Secteur 2'],
  ['secteur_3', 'Convention'],
  ['SECTEUR_1', 'Convention'],
  ['', 'Convention'],
  ['constructor', 'Convention'],
  ['toString', 'Convention'],
  ['__proto__', 'Convention'],
])('the convention « %s » reads « %s »', (status, label) => {
  expect(conventionLabel(status)).toBe(label);
  expect(adBadges({ ...emptyAd, convention_status: status })[0]).toEqual({
    kind: 'convention',
    label,
  });
});

test.each([
  ['2026-12-01', '2026-12-15', 'Ponctuel'],
  [null, '2026-12-15', 'Ponctuel'],
  ['2026-12-01', null, 'Régulier'],
])('from %s to %s is %s', (start_date, end_date, label) => {
  expect(adBadges({ ...emptyAd, start_date, end_date })).toEqual([{ kind: 'rhythm', label }]);
});
