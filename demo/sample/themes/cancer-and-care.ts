import { type Theme, theme } from './theme.ts';

export const cancerAndCare: Theme[] = [
  theme('Oncologie médicale', {
    practitioner: 'oncologue',
    field: 'oncologie',
    frequency: 3,
    settings: [
      ['clinic', 50],
      ['hospital', 50],
    ],
    pay: { retrocession: [60, 70], day: [600, 850], act: [60, 85] },
    activity: [
      'Sein, digestif et poumon ; les autres localisations sont suivies par les titulaires.',
      'Validation des chimiothérapies du jour et consultations de suivi.',
      'Patients déjà présentés en RCP, pas d’annonce à faire seul la première semaine.',
      'Immunothérapies et thérapies orales suivies avec une infirmière en pratique avancée.',
      'Soins de support sur place : psychologue, diététicienne, socio-esthéticienne.',
    ],
    means: [
      'Vingt fauteuils d’hôpital de jour, pharmacie attenante.',
      'Équipe mobile de soins palliatifs dans l’établissement.',
    ],
  }),
  theme('Oncologie radiothérapie', {
    practitioner: 'oncologue radiothérapeute',
    field: 'radiothérapie',
    frequency: 1.5,
    settings: [
      ['clinic', 65],
      ['hospital', 35],
    ],
    pay: { retrocession: [45, 55], day: [690, 1050], act: null },
    activity: [
      'Consultations de début, de surveillance et de fin de traitement.',
      'Contourage et validation des plans avec deux physiciens.',
      'Présence médicale pendant les séances, deux accélérateurs.',
      'Stéréotaxie et curiethérapie réservées aux titulaires.',
    ],
    means: [
      'Accélérateurs récents, contourage assisté.',
      'Trois physiciens et deux dosimétristes.',
    ],
  }),
  theme('Médecine physique et de réadaptation', {
    practitioner: 'médecin de MPR',
    field: 'médecine physique et de réadaptation',
    frequency: 4,
    settings: [
      ['rehabilitation', 80],
      ['hospital', 20],
    ],
    pay: { retrocession: [60, 70], day: [500, 700], act: null },
    activity: [
      'Hospitalisation complète de trente lits et hôpital de jour de quinze places.',
      'Rééducation après AVC, prothèses de hanche et de genou, amputés.',
      'Consultations de spasticité, toxine et bilans d’appareillage.',
      'Synthèses hebdomadaires avec kinésithérapeutes, ergothérapeutes et orthophoniste.',
      'Astreinte téléphonique un week-end sur cinq.',
    ],
    means: [
      'Balnéothérapie, isocinétisme et laboratoire de marche.',
      'Un médecin généraliste gère le courant dans les unités.',
    ],
  }),
  theme('Médecine et santé au travail', {
    practitioner: 'médecin du travail',
    field: 'médecine du travail',
    frequency: 5,
    settings: [['occupational', 100]],
    pay: { retrocession: [70, 80], day: [450, 620], act: null },
    activity: [
      'Effectif de trois mille salariés, BTP, agroalimentaire et services.',
      'Visites d’embauche et périodiques déléguées à deux infirmières, vous voyez les situations difficiles.',
      'Actions en milieu de travail une demi-journée par semaine, sans obligation de prendre le volant.',
      'Cellule de maintien en emploi avec une assistante sociale et une ergonome.',
      'Collaborateurs médecins et internes bienvenus.',
      'Visites de reprise et de préreprise, douze créneaux par jour au plus.',
    ],
    means: [
      'Équipe complète : deux IDEST, une assistante, un technicien en prévention.',
      'Audiomètre, spiromètre et visiotest, salle d’examen claire.',
    ],
  }),
  theme('Médecine légale et expertises médicales', {
    practitioner: 'médecin légiste',
    field: 'médecine légale',
    frequency: 0.6,
    settings: [['hospital', 100]],
    pay: { retrocession: [60, 70], day: [550, 700], act: null },
    activity: [
      'Médecine légale du vivant : consultations sur réquisition, constatations de violences.',
      'Gardes à vue et levées de corps à tour de rôle, véhicule de service.',
      'Accueil des victimes sans dépôt de plainte préalable, avec une psychologue et une juriste.',
      'Thanatologie au CHU, possible pour les titulaires du DES.',
    ],
    means: [
      'Local d’enregistrement pour les mineurs, infirmière formée.',
      'Secrétariat habitué aux parquets de la région.',
    ],
  }),
  theme('Santé publique', {
    practitioner: 'médecin de santé publique',
    field: 'santé publique',
    frequency: 0.7,
    settings: [['hospital', 100]],
    pay: { retrocession: [60, 70], day: [450, 600], act: null },
    activity: [
      'Département d’information médicale : contrôle qualité du codage et relations avec les services.',
      'Préparation de la certification, indicateurs de sécurité des soins.',
      'Équipe de six techniciens d’information médicale, réunion chaque lundi.',
      'Deux jours de télétravail par semaine.',
    ],
    means: ['Outils de codage à jour, accès à l’entrepôt de données.', 'Statisticien à mi-temps.'],
  }),
];
