import { expect, test } from '@jest/globals';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { practicalInformation } from './practical-information';

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
  ['on_site_dining', 'dining', 'Restauration sur place'],
  ['teleconsultation_available', 'teleconsultation', 'Téléconsultation possible'],
  ['is_public_transport_accessible', 'transport', 'Accessible en transports en commun'],
] as const)('%s alone is one badge', (field, key, label) => {
  expect(practicalInformation({ ...emptyAd, [field]: true })).toEqual([{ key, label }]);
});

test('a place that offers nothing has no badge', () => {
  expect(practicalInformation(emptyAd)).toEqual([]);
});
