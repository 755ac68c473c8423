import type { PublishedAd } from '@/lib/ads/ad';

/*
 * What most ads have in common. zlib finds it in the text it is given before each ad: a body is then a third
 * smaller. What is most frequent comes last, where references to it are shortest.
 */

const typical: PublishedAd = {
  ad: {
    id: 1,
    title:
      'Remplacement en médecine générale, cabinet de groupe, maison de santé pluriprofessionnelle',
    description:
      'Pédiatrie, gynécologie, radiologie, anesthésie, cardiologie, psychiatrie, urgences, gériatrie. Centre hospitalier, clinique, service de, lits, bloc, gardes et astreintes, équipe soignante. Nous recherchons un remplaçant pour des vacances, un congé maternité, une formation. Cabinet situé au centre-ville, proche de la gare, parking, logiciel, dossiers informatisés, secrétariat sur place le matin. Environ vingt-cinq consultations par jour, sur rendez-vous, visites à domicile possibles. Patientèle variée, enfants et personnes âgées. Logement possible.\n\nContact par la messagerie. Les dates sont à discuter. ',
    specialty: { id: 1, name: 'Médecine générale' },
    user: {
      first_name: 'Anne',
      last_name: 'Martin',
      user_type: 'facility',
      profile: { location: { name: 'Centre hospitalier de ' } },
    },
    location: {
      name: 'Cabinet médical',
      address: '12 rue de la République',
      city: 'Saint-',
      postal_code: '29000',
      latitude: 48.85,
      longitude: 2.35,
    },
    start_date: '2026-12-01',
    end_date: '2027-01-31',
    remuneration_type: 'retrocession',
    retrocession_percentage: 80,
    forfait_amount: null,
    forfait_timespan: null,
    average_act_cost: null,
    convention_status: 'secteur_1',
    timeslots: [
      { dayName: 'saturday', morning: true, afternoon: false, eveningNight: false },
      { dayName: 'monday', morning: true, afternoon: true, eveningNight: false },
      { dayName: 'tuesday', morning: true, afternoon: true, eveningNight: false },
      { dayName: 'wednesday', morning: true, afternoon: true, eveningNight: false },
      { dayName: 'thursday', morning: true, afternoon: true, eveningNight: false },
      { dayName: 'friday', morning: true, afternoon: true, eveningNight: false },
    ],
    on_site_secretary: true,
    on_site_housing: false,
    on_site_dining: false,
    teleconsultation_available: false,
    is_public_transport_accessible: true,
  },
  publishedAt: '2026-11-20T08:00:00.000Z',
};

const forfait =
  '"remuneration_type":"forfait","retrocession_percentage":null,"forfait_amount":600,"forfait_timespan":"day","average_act_cost":25,"convention_status":null,';

/** The preset dictionary of bodies (zlib). */
export const dictionary = Buffer.from(forfait + JSON.stringify(typical));
