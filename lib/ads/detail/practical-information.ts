import type { Ad } from '@/lib/ads/ad';

/** One thing a place offers; the key chooses its icon. */
export type PracticalInformation = {
  key: 'secretary' | 'housing' | 'dining' | 'teleconsultation' | 'transport';
  label: string;
};

/** What the place offers, in the order of docs/product.md#practical-information. */
export function practicalInformation(ad: Ad): PracticalInformation[] {
  const all: [boolean, PracticalInformation][] = [
    [ad.on_site_secretary, { key: 'secretary', label: 'Secrétariat sur place' }],
    [ad.on_site_housing, { key: 'housing', label: 'Logement sur place' }],
    [ad.on_site_dining, { key: 'dining', label: 'Restauration sur place' }],
    [
      ad.teleconsultation_available,
      { key: 'teleconsultation', label: 'Téléconsultation possible' },
    ],
    [
      ad.is_public_transport_accessible,
      { key: 'transport', label: 'Accessible en transports en commun' },
    ],
  ];
  return all.filter(([offered]) => offered).map(([, information]) => information);
}
