import { at, type Theme, theme } from './theme.ts';

export const criticalCare: Theme[] = [
  theme('Anesthésie-réanimation', {
    practitioner: 'anesthésiste-réanimateur',
    field: 'anesthésie-réanimation',
    frequency: 11,
    settings: [
      ['clinic', 55],
      ['hospital', 45],
    ],
    pay: { retrocession: [60, 75], day: [690, 1250], act: [65, 110] },
    activity: [
      'Anesthésie polyvalente : orthopédie, viscéral, urologie, ophtalmologie en ambulatoire.',
      'Une salle par anesthésiste, IADE dans chaque salle.',
      'Consultations de préanesthésie deux demi-journées par semaine.',
      'Anesthésie locorégionale échoguidée très pratiquée.',
      'Obstétrique : péridurales et césariennes, environ huit cents naissances par an.',
      'Garde sur place une nuit par semaine, repos de sécurité respecté.',
      'Pas de chirurgie cardiaque ni de pédiatrie de moins de trois ans.',
      'Réunion de programmation le jeudi : le programme de bloc change peu.',
    ],
    means: [
      'Respirateurs et échographes récents, dossier d’anesthésie informatisé.',
      'Surveillance continue de six lits, partagée à huit médecins.',
      'SSPI de douze postes, équipe infirmière expérimentée.',
    ],
  }),
  theme('Médecine intensive-réanimation', {
    practitioner: 'réanimateur',
    field: 'médecine intensive-réanimation',
    frequency: 3,
    settings: [['hospital', 100]],
    pay: { retrocession: [60, 70], day: [650, 700], act: null },
    activity: [
      'Réanimation polyvalente de douze lits et six lits de surveillance continue.',
      'Gardes de vingt-quatre heures, quatre à cinq par mois, avec un interne.',
      'Ventilation, épuration extrarénale, échographie au lit ; l’ECMO est adressée au CHU.',
      'Transmissions à huit heures trente et à dix-huit heures, toutes seniorisées.',
      'Réflexion éthique hebdomadaire avec l’équipe mobile de soins palliatifs.',
    ],
    means: [
      'Deux échographes, un kinésithérapeute dédié.',
      'Une infirmière pour deux patients et demi, effectif respecté.',
    ],
  }),
  theme('Médecine d’urgence', {
    practitioner: 'urgentiste',
    field: 'médecine d’urgence',
    frequency: 11,
    settings: [
      ['hospital', 88],
      ['clinic', 12],
    ],
    pay: { retrocession: [70, 80], day: [650, 700], act: [45, 60] },
    activity: [
      at(
        ['hospital'],
        'Environ trente mille passages par an, deux urgentistes le jour et un la nuit, plus le SMUR.',
      ),
      'Postes de douze ou de vingt-quatre heures, au choix.',
      'Filière courte tenue par un généraliste de dix heures à vingt heures.',
      'UHCD de huit lits, visite le matin avec l’interne.',
      at(['hospital'], 'SMUR terrestre en alternance, environ deux sorties par jour.'),
      at(['hospital'], 'Régulation possible pour les titulaires de la capacité ou du DES.'),
      'Peu d’attente de lits : une cellule d’ordonnancement gère l’aval.',
      'Infirmière d’accueil et protocole d’antalgie dès l’arrivée.',
    ],
    means: [
      'Scanner et biologie délocalisée jour et nuit, échographe au déchocage.',
      'Avis spécialisés par télémédecine : AVC, neurochirurgie, brûlés.',
      'Trois internes et un secrétariat médical sur place.',
    ],
  }),
];
