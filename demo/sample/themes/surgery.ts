import { type Theme, theme } from './theme.ts';

export const surgery: Theme[] = [
  theme('Chirurgie générale', {
    practitioner: 'chirurgien généraliste',
    field: 'chirurgie générale',
    frequency: 1.5,
    settings: [
      ['hospital', 80],
      ['clinic', 20],
    ],
    pay: { retrocession: [55, 65], day: [690, 1000], act: [70, 130] },
    activity: [
      'Chirurgie pariétale, proctologie, vésicules, petites urgences abdominales.',
      'Consultations deux demi-journées par semaine, bloc trois matinées.',
      'Astreinte opérationnelle une semaine sur trois, peu d’appels après minuit.',
      'Traumatologie adressée à l’orthopédiste de garde.',
    ],
    means: [
      'Bloc de quatre salles, deux colonnes de cœlioscopie.',
      'Aide opératoire salariée et secrétariat du bloc très organisé.',
    ],
  }),
  theme('Chirurgie viscérale et digestive', {
    practitioner: 'chirurgien viscéral',
    field: 'chirurgie viscérale et digestive',
    frequency: 4,
    settings: [
      ['hospital', 55],
      ['clinic', 45],
    ],
    pay: { retrocession: [50, 65], day: [690, 1150], act: [90, 160] },
    activity: [
      'Vésicules, hernies, appendicites, colectomies programmées avec un collègue.',
      'Urgences viscérales en alternance, le scanner tourne la nuit.',
      'Bariatrique déjà programmée et assurée par les titulaires.',
      'RCP de cancérologie digestive le mercredi en fin de journée.',
      'Suites opératoires simples, réhabilitation précoce appliquée par toute l’équipe.',
    ],
    means: [
      'Cœlioscopie 3D, aides opératoires fixes.',
      'Soins critiques dans l’établissement, huit lits.',
    ],
  }),
  theme('Chirurgie orthopédique et traumatologique', {
    practitioner: 'chirurgien orthopédiste',
    field: 'chirurgie orthopédique',
    frequency: 5,
    settings: [
      ['clinic', 60],
      ['hospital', 40],
    ],
    pay: { retrocession: [50, 65], day: [690, 1200], act: [80, 150] },
    activity: [
      'Traumatologie courante : cols, poignets, chevilles, deux à quatre patients par jour.',
      'Consultations de suivi postopératoire, radiographies faites avant votre passage.',
      'Prothèses et ligaments restent programmés avec les titulaires, sauf si vous souhaitez opérer.',
      'Astreinte de week-end partagée, appels triés par les urgentistes.',
      'Main et rachis adressés aux centres spécialisés.',
    ],
    means: [
      'Amplificateur de brillance, ancillaires complets, infirmière de bloc dédiée.',
      'Salle de plâtre avec un technicien, quatre matinées par semaine.',
    ],
  }),
  theme('Chirurgie pédiatrique', {
    practitioner: 'chirurgien pédiatrique',
    field: 'chirurgie pédiatrique',
    frequency: 1,
    settings: [
      ['hospital', 80],
      ['clinic', 20],
    ],
    pay: { retrocession: [55, 65], day: [690, 900], act: null },
    activity: [
      'Chirurgie ambulatoire de l’enfant : hernies, testicules, circoncisions médicales.',
      'Traumatologie de l’enfant avec les orthopédistes adultes, radios lues ensemble.',
      'Urgences à partir de trois ans ; les plus petits sont transférés au CHU.',
      'Consultations deux après-midi par semaine, très bonne coordination avec les pédiatres.',
    ],
    means: [
      'Anesthésistes formés à la pédiatrie, présence parentale en salle de réveil.',
      'Hôpital de jour décoré et organisé pour les enfants.',
    ],
  }),
  theme('Chirurgie plastique, reconstructrice et esthétique', {
    practitioner: 'chirurgien plasticien',
    field: 'chirurgie plastique',
    frequency: 1.5,
    settings: [
      ['clinic', 70],
      ['hospital', 30],
    ],
    pay: { retrocession: [50, 60], day: [690, 1100], act: [80, 140] },
    activity: [
      'Reconstructions mammaires, tumeurs cutanées, lambeaux locaux.',
      'Suivi postopératoire et pansements, quelques petites interventions sous anesthésie locale.',
      'L’activité esthétique n’est pas concernée par le remplacement.',
      'Plaies de la main en lien avec SOS Mains, une astreinte par semaine.',
    ],
    means: [
      'Salle d’anesthésie locale attenante à la consultation.',
      'Infirmière de pansements à temps plein.',
    ],
  }),
  theme('Chirurgie thoracique et cardiovasculaire', {
    practitioner: 'chirurgien thoracique et cardiovasculaire',
    field: 'chirurgie thoracique et cardiovasculaire',
    frequency: 1,
    settings: [
      ['hospital', 60],
      ['clinic', 40],
    ],
    pay: { retrocession: [50, 60], day: [690, 1300], act: null },
    activity: [
      'Résections pulmonaires vidéo-assistées, pontages et valves avec deux titulaires.',
      'Visites en réanimation et en surveillance continue matin et soir.',
      'Participation aux astreintes, toujours en second.',
      'RCP thoracique le lundi, réunion médico-chirurgicale cardiaque le jeudi.',
    ],
    means: [
      'Deux salles dédiées, dont une hybride.',
      'Réanimation chirurgicale de dix lits, perfusionnistes sur place.',
    ],
  }),
  theme('Chirurgie vasculaire', {
    practitioner: 'chirurgien vasculaire',
    field: 'chirurgie vasculaire',
    frequency: 1.5,
    settings: [
      ['clinic', 60],
      ['hospital', 40],
    ],
    pay: { retrocession: [50, 65], day: [690, 1200], act: [75, 140] },
    activity: [
      'Abords de dialyse, carotides, pontages et endovasculaire périphérique.',
      'Consultations avec doppler réalisé par l’angiologue du même étage.',
      'Varices en ambulatoire, radiofréquence une journée par semaine.',
      'Astreinte partagée à quatre, ischémies aiguës comprises.',
    ],
    means: ['Salle équipée d’un arceau à capteur plan.', 'Infirmière de plaies et cicatrisation.'],
  }),
  theme('Neurochirurgie', {
    practitioner: 'neurochirurgien',
    field: 'neurochirurgie',
    frequency: 1,
    settings: [
      ['hospital', 50],
      ['clinic', 50],
    ],
    pay: { retrocession: [50, 60], day: [690, 1300], act: [90, 150] },
    activity: [
      'Chirurgie rachidienne : hernies discales, canaux étroits, fractures.',
      'Consultations et suites opératoires, bloc avec un titulaire.',
      'Les urgences crâniennes sont régulées par le CHU, avis par télé-imagerie.',
      'Une demi-journée de consultation de la douleur avec l’algologue.',
    ],
    means: ['Neuronavigation et microscope récents.', 'IRM d’urgence disponible dans la journée.'],
  }),
  theme('Urologie', {
    practitioner: 'urologue',
    field: 'urologie',
    frequency: 4,
    settings: [
      ['clinic', 60],
      ['hospital', 30],
    ],
    pay: { retrocession: [50, 65], day: [690, 1100], act: [75, 130] },
    activity: [
      'Consultations, cystoscopies et biopsies de prostate fusionnées, trois jours par semaine.',
      'Endo-urologie : calculs au laser, résections, sondes JJ.',
      'Les prostatectomies robotisées restent aux titulaires, vous pouvez y assister.',
      'Astreintes d’une semaine sur quatre, coliques néphrétiques surtout.',
      'Bilans urodynamiques faits par l’infirmière.',
    ],
    means: [
      'Laser Holmium, échographe en consultation, robot dans l’établissement.',
      'Secrétariat à trois, programmation du bloc comprise.',
    ],
  }),
];
