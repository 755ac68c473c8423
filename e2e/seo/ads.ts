import type { Api } from '../stage/api.ts';

/** An ad as the API sends it, with all that a search engine needs. */
const wholeAd = {
  title: 'Remplacement à Quimper',
  description: 'Cabinet de groupe.\n\nSecrétariat &lt;/script> le matin.',
  specialty: { id: 1, name: 'Médecine générale' },
  user: { first_name: 'Anne', last_name: 'Le Goff', user_type: 'doctor' },
  location: { address: '1 rue du Port', city: 'Quimper', postal_code: '29000' },
  start_date: '2040-12-01',
  end_date: '2040-12-15',
  remuneration_type: 'forfait',
  forfait_amount: '450.00',
  forfait_timespan: 'day',
  published_at: '2026-01-05T08:00:00Z',
};

/** Variants of that ad, which the API has only for these tests. */
const ads = {
  whole: {},
  over: { end_date: '2026-01-15' },
  untitled: { title: '' },
  undated: { published_at: null },
};

const idOf = (name: keyof typeof ads) => 900_001 + Object.keys(ads).indexOf(name);

/** The path of one of these ads. */
export const adPath = (name: keyof typeof ads) => `/annonces/${idOf(name)}`;

/** Adds them to the API. */
export async function giveAds(api: Api): Promise<void> {
  for (const [name, fields] of Object.entries(ads)) {
    const id = idOf(name as keyof typeof ads);
    await api.give(`/api/v1/ads/${id}`, { ...wholeAd, id, ...fields });
  }
}
