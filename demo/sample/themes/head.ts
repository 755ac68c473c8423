import { type Theme, theme } from './theme.ts';

export const head: Theme[] = [
  theme('Ophtalmologie', {
    practitioner: 'ophtalmologue',
    field: 'ophtalmologie',
    frequency: 9,
    settings: [
      ['group', 65],
      ['solo', 15],
      ['health-center', 12],
      ['clinic', 8],
    ],
    pay: { retrocession: [50, 65], day: [700, 1100], act: [52, 80] },
    activity: [
      'Travail aidé : deux orthoptistes préparent réfraction, tonométrie et imagerie avant votre examen.',
      'Quarante patients par jour environ, la moitié en suivi de glaucome ou de diabète.',
      'Créneaux d’urgence matin et après-midi, filtrés par le secrétariat.',
      'Injections intravitréennes le jeudi si vous les pratiquez.',
      'Pas de chirurgie de la cataracte à assurer, les postopératoires sont simples.',
      'Lunettes et lentilles : contactologie une demi-journée avec une orthoptiste.',
    ],
    means: [
      'OCT, champ visuel, rétinographe, topographe : tout est en réseau.',
      'Lasers YAG et argon sur place.',
      'Deux lignes de consultation, vous passez d’une salle à l’autre.',
    ],
  }),
  theme('Oto-rhino-laryngologie – chirurgie cervico-faciale', {
    practitioner: 'ORL',
    field: 'ORL',
    frequency: 6,
    settings: [
      ['group', 45],
      ['solo', 20],
      ['clinic', 20],
      ['hospital', 15],
    ],
    pay: { retrocession: [55, 70], day: [600, 950], act: [55, 82] },
    activity: [
      'ORL médicale : otites, vertiges, surdités, nasofibroscopies à la demande.',
      'Audiométries faites par l’audioprothésiste salariée, potentiels évoqués une fois par semaine.',
      'Beaucoup d’enfants, adressés par les pédiatres de la ville.',
      'Drains et amygdales en ambulatoire le mardi si vous souhaitez opérer.',
      'Bilans de vertiges avec vidéonystagmographie, consultations de trente minutes.',
      'La cancérologie cervico-faciale est adressée au centre de référence.',
    ],
    means: ['Fauteuil, microscope et colonne vidéo de 2024.', 'Cabine audiométrique et VNG.'],
  }),
  theme('Stomatologie', {
    practitioner: 'stomatologue',
    field: 'stomatologie',
    frequency: 1.2,
    settings: [
      ['group', 60],
      ['clinic', 40],
    ],
    pay: { retrocession: [50, 60], day: [600, 950], act: [70, 120] },
    activity: [
      'Avulsions de dents de sagesse sous anesthésie locale, une dizaine par jour.',
      'Consultations de muqueuse et d’articulation temporo-mandibulaire.',
      'Patients adressés par une trentaine de chirurgiens-dentistes.',
      'Extractions avant radiothérapie ou chirurgie valvulaire, en lien avec l’hôpital.',
    ],
    means: [
      'Cone beam et panoramique sur place, deux assistantes.',
      'Une demi-journée de bloc sous anesthésie générale par semaine.',
    ],
  }),
  theme('Chirurgie maxillo-faciale', {
    practitioner: 'chirurgien maxillo-facial',
    field: 'chirurgie maxillo-faciale',
    frequency: 1,
    settings: [
      ['hospital', 60],
      ['clinic', 40],
    ],
    pay: { retrocession: [50, 60], day: [690, 1050], act: [70, 130] },
    activity: [
      'Traumatologie faciale, cellulites, tumeurs cutanées de la face.',
      'Chirurgie orthognathique programmée avec un titulaire.',
      'Consultations trois demi-journées, avulsions sous anesthésie locale le vendredi.',
      'Astreinte sans déplacement la plupart des nuits.',
    ],
    means: [
      'Planification 3D et imprimante au laboratoire de l’hôpital.',
      'Cone beam dans le service.',
    ],
  }),
  theme('Chirurgie orale', {
    practitioner: 'chirurgien oral',
    field: 'chirurgie orale',
    frequency: 1,
    settings: [
      ['group', 75],
      ['clinic', 25],
    ],
    pay: { retrocession: [45, 55], day: [600, 950], act: [80, 150] },
    activity: [
      'Avulsions complexes, chirurgie préimplantaire, freins et biopsies.',
      'Implantologie suivie par les titulaires, simple contrôle pendant leur absence.',
      'Deux fauteuils, deux assistantes, dix à douze patients par jour.',
      'Sédation consciente au MEOPA pour les patients anxieux.',
    ],
    means: [
      'Salle de chirurgie dédiée, stérilisation par une assistante à temps plein.',
      'Cone beam et caméra intra-orale.',
    ],
  }),
];
