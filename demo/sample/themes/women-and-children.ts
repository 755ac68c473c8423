import { at, SURGERY, type Theme, theme, WARD } from './theme.ts';

export const womenAndChildren: Theme[] = [
  theme('Gynécologie médicale', {
    practitioner: 'gynécologue',
    field: 'gynécologie médicale',
    frequency: 4,
    settings: [
      ['group', 55],
      ['solo', 30],
      ['health-center', 15],
    ],
    pay: { retrocession: [60, 75], day: [450, 680], act: [55, 82] },
    activity: [
      'Suivi gynécologique, contraception, ménopause, dépistages.',
      'Poses et retraits de DIU et d’implants, deux à trois par jour.',
      'Colposcopies une demi-journée par semaine si vous les pratiquez.',
      'Échographies pelviennes de première intention ; l’obstétrique est adressée aux sages-femmes.',
      'Bilans d’infertilité en lien avec le centre d’AMP.',
      'IVG médicamenteuses en ville, conventionnement en place.',
    ],
    means: [
      'Échographe avec sonde endovaginale, colposcope vidéo.',
      'Une sage-femme consulte dans le cabinet trois jours par semaine.',
    ],
  }),
  theme('Gynécologie obstétrique', {
    practitioner: 'gynécologue-obstétricien',
    field: 'gynécologie obstétrique',
    frequency: 6,
    settings: [
      ['hospital', 50],
      ['clinic', 35],
    ],
    pay: { retrocession: [55, 70], day: [690, 1100], act: [60, 95] },
    activity: [
      'Maternité de type IIA, environ neuf cents naissances par an.',
      'Gardes sur place avec anesthésiste et pédiatre présents, sages-femmes expérimentées.',
      'Consultations, échographies obstétricales et bloc gynécologique simple selon vos compétences.',
      'Pas de chirurgie carcinologique demandée.',
      'Suivi des grossesses à risque et diagnostic prénatal avec le CHU.',
      'Orthogénie assurée par l’équipe, clause de conscience respectée.',
    ],
    means: [
      'Deux salles de naissance rénovées, bloc de césarienne attenant.',
      'Échographes Voluson, cœlioscopie récente.',
    ],
  }),
  theme('Pédiatrie', {
    practitioner: 'pédiatre',
    field: 'pédiatrie',
    frequency: 10,
    settings: [
      ['group', 50],
      ['solo', 20],
      ['health-center', 8],
      ['hospital', 22],
    ],
    pay: { retrocession: [65, 80], day: [480, 690], act: [45, 62] },
    activity: [
      at(SURGERY, 'Consultations de suivi, vaccins, troubles du sommeil et des apprentissages.'),
      at(
        SURGERY,
        'Des créneaux d’urgence chaque demi-journée, particulièrement remplis pendant les épidémies de bronchiolite.',
      ),
      at(
        ['hospital'],
        'Service de quinze lits, urgences pédiatriques et maternité dans le même bâtiment.',
      ),
      at(
        ['hospital'],
        'Une garde sur place par semaine, avec un interne ; le CHU reprend les enfants instables.',
      ),
      at(
        ['hospital'],
        'Bronchiolites l’hiver, chirurgie viscérale adressée au CHU, transferts bien organisés.',
      ),
      'Suivi d’anciens prématurés dans le cadre du réseau de périnatalité.',
      'Consultations d’asthme et d’allergie simple, explorations adressées à l’hôpital.',
      at(SURGERY, 'Premiers examens des nouveau-nés sortis précocement de maternité.'),
      at(
        SURGERY,
        'Adolescents reçus seuls pour une partie de la consultation, c’est l’usage du cabinet.',
      ),
      at(SURGERY, 'Enfants jusqu’à seize ans, familles habituées aux remplaçants.'),
    ],
    means: [
      at(
        ['hospital'],
        'Néonatologie de six lits, infirmières formées, échographe dans le service.',
      ),
      at(SURGERY, 'Puéricultrice présente le mercredi, vaccins au réfrigérateur du cabinet.'),
      at(SURGERY, 'Bilirubinomètre, TROD et test auditif sur place.'),
      at(SURGERY, 'Urgences pédiatriques à moins d’un quart d’heure.'),
    ],
  }),
  theme('Néonatologie', {
    practitioner: 'néonatologiste',
    field: 'néonatologie',
    frequency: 2,
    settings: [['hospital', 100]],
    pay: { retrocession: [60, 70], day: [600, 700], act: null },
    activity: [
      'Unité de type IIB : six lits de soins intensifs et neuf de néonatologie.',
      'Prise en charge en salle de naissance et suivi des prématurés à partir de trente-deux semaines.',
      'Soins de développement et peau à peau, équipe labellisée IHAB.',
      'Transferts assurés par le SMUR pédiatrique du CHU.',
      'Examens de sortie à la maternité le matin, avec l’interne.',
    ],
    means: [
      'Lactarium de proximité, ventilation non invasive, échographe dédié.',
      'Une puéricultrice de coordination pour les retours à domicile.',
    ],
  }),
  theme('Génétique médicale', {
    practitioner: 'généticien',
    field: 'génétique médicale',
    frequency: 0.6,
    settings: [['hospital', 100]],
    pay: { retrocession: [60, 70], day: [500, 650], act: null },
    activity: [
      'Consultations d’oncogénétique et de pédiatrie, une heure par famille.',
      'Réunions de concertation du diagnostic prénatal un mardi sur deux.',
      'Rendu des résultats de panels et d’exomes avec la conseillère en génétique.',
      'Consultation avancée une fois par mois dans un hôpital voisin.',
    ],
    means: [
      'Conseillère en génétique et psychologue à chaque vacation.',
      'Secrétariat qui construit les arbres généalogiques avant la consultation.',
    ],
  }),
  theme('Psychiatrie', {
    practitioner: 'psychiatre',
    field: 'psychiatrie',
    frequency: 11,
    settings: [
      ['mental-health', 34],
      ['hospital', 22],
      ['clinic', 22],
      ['solo', 12],
      ['group', 10],
    ],
    pay: { retrocession: [65, 80], day: [550, 780], act: [57, 78] },
    activity: [
      at(
        WARD,
        'Suivi de troubles de l’humeur et de psychoses stabilisées, patients répartis entre les médecins.',
      ),
      at(
        WARD,
        'Premiers entretiens faits par un infirmier d’accueil, avis médical dans la semaine.',
      ),
      at(WARD, 'Réunion clinique le mardi matin avec les psychologues et l’assistante sociale.'),
      at(
        WARD,
        'Renouvellements de neuroleptiques à action prolongée, injections faites par les infirmiers.',
      ),
      at(['clinic', 'mental-health'], 'Pas de soins sans consentement à décider dans l’unité.'),
      at(
        ['mental-health'],
        'Visites à domicile en binôme avec un infirmier, une demi-journée par semaine.',
      ),
      at(SURGERY, 'Adultes seulement, beaucoup de troubles anxieux et dépressifs, quelques TDAH.'),
      at(
        SURGERY,
        'Les situations de crise sont orientées vers le CMP ou les urgences, numéros affichés au bureau.',
      ),
      at(
        SURGERY,
        'Suivis médicamenteux et psychothérapies de soutien, aucune expertise ni certificat à rédiger.',
      ),
      at(SURGERY, 'Consultations de quarante-cinq minutes, une dizaine par jour.'),
      at(['hospital'], 'Consultation de liaison aux urgences, à tour de rôle.'),
    ],
    means: [
      at(SURGERY, 'Bureau calme et insonorisé, salle d’attente partagée avec deux psychologues.'),
      at(WARD, 'Équipe pluridisciplinaire complète, avec un pair-aidant.'),
      at(WARD, 'Électrocardiogrammes et bilans sanguins faits sur place.'),
      at(WARD, 'Neurostimulation et hôpital de jour dans les mêmes murs.'),
    ],
  }),
  theme('Psychiatrie de l’enfant et de l’adolescent', {
    practitioner: 'pédopsychiatre',
    field: 'pédopsychiatrie',
    frequency: 4,
    settings: [
      ['mental-health', 65],
      ['hospital', 20],
      ['solo', 15],
    ],
    pay: { retrocession: [65, 80], day: [550, 750], act: [58, 80] },
    activity: [
      'Enfants de trois à seize ans : troubles anxieux, TND, souffrance familiale.',
      at(WARD, 'Synthèses hebdomadaires avec psychologues, psychomotriciennes et orthophonistes.'),
      'Liens réguliers avec les écoles, la PMI et l’aide sociale à l’enfance.',
      at(
        SURGERY,
        'Consultations familiales et individuelles, une heure pour un premier rendez-vous.',
      ),
      at(
        SURGERY,
        'Suivis installés pour la plupart ; pas de nouvelles demandes pendant le remplacement.',
      ),
      at(WARD, 'Groupe d’adolescents le mercredi, coanimé par une éducatrice.'),
      at(
        WARD,
        'La liste d’attente est tenue par l’équipe : vous ne recevez que des situations évaluées.',
      ),
      'Prescriptions de méthylphénidate à renouveler, bilan initial déjà fait.',
    ],
    means: [
      at(WARD, 'Hôpital de jour et équipe mobile sur le même site.'),
      at(SURGERY, 'Deux bureaux dont un aménagé pour les enfants.'),
      at(WARD, 'Salles de jeu et d’observation, secrétariat dédié aux familles.'),
    ],
  }),
];
