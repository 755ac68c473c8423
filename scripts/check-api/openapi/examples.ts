/* Examples of what an API sends; a test validates them. */

const specialty = { id: 1, name: 'Médecine générale' };

export const ad = {
  id: 1204,
  title: 'Remplacement en cabinet de groupe',
  description: 'Deux semaines de remplacement dans un cabinet de trois médecins.',
  specialty,
  user: {
    first_name: 'Claire',
    last_name: 'Moreau',
    user_type: 'doctor',
    profile: { location: { name: 'Cabinet des Tilleuls' } },
  },
  location: {
    name: 'Cabinet des Tilleuls',
    address: '12 rue des Tilleuls',
    city: 'Dijon',
    postal_code: '21000',
    latitude: 47.322,
    longitude: 5.041,
  },
  start_date: '2026-12-01',
  end_date: '2026-12-15',
  remuneration_type: 'forfait',
  retrocession_percentage: null,
  forfait_amount: '650.00',
  forfait_timespan: 'day',
  average_act_cost: 30,
  convention_status: 'secteur_1',
  timeslots: [{ dayName: 'monday', morning: true, afternoon: true, eveningNight: false }],
  on_site_secretary: true,
  on_site_housing: false,
  on_site_dining: false,
  teleconsultation_available: false,
  is_public_transport_accessible: true,
  published_at: '2026-11-20T08:30:00Z',
};

export const substitute = {
  id: 7,
  first_name: 'Youssef',
  last_name: 'Benali',
  profile_picture: '/media/substitutes/7.jpg',
  specialty: 'Médecine générale',
  profile: {
    specialty: { doctor_common_name: 'Médecin généraliste', name: 'Médecine générale' },
    location: { city: 'Quimper', postal_code: '29000', name: null },
  },
};

export const partner = {
  name: 'Hôpital des Tilleuls',
  description: 'Un établissement de la région.',
  logo: '/media/partners/tilleuls.svg',
  href: 'https://tilleuls.example.org/',
};

export const combinedList = { specialties: [specialty, { id: 2, name: 'Pédiatrie' }] };

export const post = {
  id: 12,
  slug: 'preparer-son-remplacement',
  status: 'published',
  title: 'Préparer son remplacement',
  excerpt: 'Ce qu’il faut savoir avant le premier jour.',
  content: '<h2>Avant le premier jour</h2><p>Lisez le contrat.</p>',
  published_at: '2026-11-18T07:00:00Z',
  read_time_minutes: 4,
  author: { full_name: 'Hugo Delmas' },
  tags: [{ id: 3, slug: 'contrat', name: 'Contrat' }],
  hero_image: { url: '/media/posts/contrat.webp', alt: 'Un contrat sur un bureau' },
  assets: [{ asset_url: '/media/posts/modele.pdf' }],
};

export const passwordReset = {
  uid: 'MQ',
  token: 'c2x4-3f9a1be0d7',
  new_password: 'cinq-mots-pour-une-phrase',
};

const host = 'https://api.example.org';

export const adPage = {
  count: 41,
  next: `${host}/api/v1/ads/?page=1`,
  previous: null,
  results: [ad],
};

export const postPage = {
  count: 13,
  next: `${host}/api/v1/blogs/posts/?page=2&page_size=6&status=published`,
  previous: null,
  results: [post],
};

export const detail = { detail: 'Pas trouvé.' };

export const fieldErrors = { token: ['Jeton non valide pour cet utilisateur.'] };
