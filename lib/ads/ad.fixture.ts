import type { Ad, PublishedAd } from './ad';

/** An ad without any value but its id. */
export const emptyAd: Ad = {
  id: 1,
  title: null,
  description: null,
  specialty: null,
  user: null,
  location: null,
  start_date: null,
  end_date: null,
  remuneration_type: null,
  retrocession_percentage: null,
  forfait_amount: null,
  forfait_timespan: null,
  average_act_cost: null,
  convention_status: null,
  timeslots: [],
  on_site_secretary: false,
  on_site_housing: false,
  on_site_dining: false,
  teleconsultation_available: false,
  is_public_transport_accessible: false,
};

/** An ad with all values. */
export const fullAd: Ad = {
  id: 12,
  title: 'Remplacement en maison de santé',
  description: 'Cabinet de quatre médecins.\n\nLogiciel récent, secrétariat le matin.',
  specialty: { id: 3, name: 'Médecine générale' },
  user: {
    first_name: 'Anne',
    last_name: 'Le Goff',
    user_type: 'doctor',
    profile: { location: { name: null } },
  },
  location: {
    name: 'Maison de santé du Port',
    address: '1 rue du Port',
    city: 'Quimper',
    postal_code: '29000',
    latitude: 47.996,
    longitude: -4.1026,
  },
  start_date: '2026-12-01',
  end_date: '2026-12-15',
  remuneration_type: 'forfait',
  retrocession_percentage: null,
  forfait_amount: 450,
  forfait_timespan: 'day',
  average_act_cost: 26.5,
  convention_status: 'secteur_1',
  timeslots: [
    { dayName: 'monday', morning: true, afternoon: true, eveningNight: false },
    { dayName: 'saturday', morning: false, afternoon: false, eveningNight: true },
  ],
  on_site_secretary: true,
  on_site_housing: true,
  on_site_dining: true,
  teleconsultation_available: true,
  is_public_transport_accessible: true,
};

/** An ad with a title, and with the given fields. */
export function anAd(fields: Partial<Ad>): Ad {
  const ad = { ...emptyAd, ...fields };
  return { ...ad, title: fields.title ?? `Annonce ${ad.id}` };
}

/** An ad of which the API does not say when it was published. */
export function undated(ad: Ad): PublishedAd {
  return { ad, publishedAt: null };
}
