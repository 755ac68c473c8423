/** Invented organisations, in every shape the API may send. */
const PARTNERS = [
  {
    name: 'Fédération des maisons de santé de l’Arc',
    description: 'Soixante-douze maisons de santé pluriprofessionnelles, du Jura au Forez.',
    logo: '/media/partners/arc.svg',
    href: 'https://maisons-de-sante-arc.example/',
    is_active: true,
  },
  {
    name: 'Internes & Remplaçants de Loire',
    description: 'L’association des internes et des jeunes remplaçants des pays de Loire.',
    logo: '/media/partners/irl.svg',
    url: 'https://internes-loire.example/',
  },
  {
    title: 'Mutuelle Praticia',
    text: 'Prévoyance et responsabilité civile des professions de santé.',
    image: '/media/partners/praticia.svg',
    link: 'https://praticia.example/',
  },
  {
    name: 'Hôpitaux des Deux Vallées',
    description: 'Groupement de six hôpitaux publics de proximité.',
    logo: '/media/partners/deux-vallees.svg',
    href: '',
    url: 'https://deux-vallees.example/',
  },
  {
    name: '',
    title: 'Territoires en santé',
    description: null,
    text: 'Réseau de communes et d’intercommunalités engagées pour l’accès aux soins.',
    logo: '/media/partners/territoires.svg',
    href: 'https://territoires-en-sante.example/',
  },
  {
    name: 'CPTS du Haut-Bocage',
    description: '',
    logo: null,
    image: '/media/partners/haut-bocage.svg',
    link: 'https://cpts-haut-bocage.example/',
  },
  {
    name: 'Cabinet Ligne & Compte',
    description: 'Expertise comptable des médecins libéraux et de leurs remplaçants.',
    logo: '/media/partners/ligne-et-compte.svg',
    href: null,
  },
  {
    name: 'Campus Santé Atlantique',
    text: 'Formation continue des médecins, en ligne et en région.',
    logo: '/media/partners/campus.svg',
    url: 'https://campus-sante-atlantique.example/',
    created_at: '2025-02-03T10:12:45Z',
  },
];

export const partnerDocuments = (): string[] =>
  PARTNERS.map((partner, index) => JSON.stringify({ id: index + 1, ...partner }));
