import { at, type Theme, theme } from './theme.ts';

export const imagingAndLaboratory: Theme[] = [
  theme('Radiologie et imagerie médicale', {
    practitioner: 'radiologue',
    field: 'radiologie',
    frequency: 12,
    settings: [
      ['imaging', 72],
      ['hospital', 28],
    ],
    pay: { retrocession: [40, 55], day: [690, 1250], act: [48, 75] },
    activity: [
      'Vacations de scanner, d’IRM et d’échographie, répartition selon vos préférences.',
      'Sénologie et dépistage organisé, seconde lecture à distance.',
      'Radiologie conventionnelle faite par les manipulateurs, interprétation au fil de l’eau.',
      'Infiltrations et ponctions échoguidées si vous les pratiquez.',
      'Pas d’astreinte : la nuit est confiée à la téléradiologie.',
      'Vingt-cinq échographies par jour au maximum, une assistante prépare les patients.',
      'Imagerie ostéo-articulaire et IRM du sport, beaucoup de traumatologie l’hiver.',
    ],
    means: [
      'IRM 1,5 et 3 T, scanner de 2023, PACS et dictée vocale.',
      at(['imaging'], 'Comptes rendus types partagés entre les associés, liberté de les adapter.'),
      'Deux manipulateurs par machine, accueil téléphonique séparé.',
    ],
  }),
  theme('Médecine nucléaire', {
    practitioner: 'médecin nucléaire',
    field: 'médecine nucléaire',
    frequency: 1.5,
    settings: [
      ['imaging', 60],
      ['hospital', 40],
    ],
    pay: { retrocession: [40, 55], day: [690, 1100], act: null },
    activity: [
      'Deux TEP et deux gamma-caméras, environ vingt TEP par jour.',
      'Scintigraphies osseuses, myocardiques et thyroïdiennes.',
      'Épreuves de stress réalisées avec un cardiologue.',
      'Lecture à deux possible pour les examens difficiles.',
    ],
    means: [
      'Radiopharmacien et physicien médical sur le site.',
      'Consoles de relecture accessibles à distance.',
    ],
  }),
  theme('Anatomie et cytologie pathologiques', {
    practitioner: 'anatomopathologiste',
    field: 'anatomie pathologique',
    frequency: 2,
    settings: [
      ['laboratory', 70],
      ['hospital', 30],
    ],
    pay: { retrocession: [50, 60], day: [600, 850], act: null },
    activity: [
      'Histologie polyvalente : digestif, dermatologie, gynécologie, sein.',
      'Examens extemporanés deux matinées par semaine.',
      'Lames numérisées en totalité, télétravail possible un jour sur deux.',
      'Relecture croisée systématique des cas de cancérologie.',
      'Macroscopie faite par les techniciens, à l’exception des pièces complexes.',
    ],
    means: [
      'Immunohistochimie sur place, biologie moléculaire en partenariat.',
      'Dictée vocale et comptes rendus structurés.',
    ],
  }),
  theme('Biologie médicale', {
    practitioner: 'biologiste médical',
    field: 'biologie médicale',
    frequency: 4,
    settings: [
      ['laboratory', 75],
      ['hospital', 25],
    ],
    pay: { retrocession: [50, 60], day: [350, 520], act: null },
    activity: [
      'Validation biologique, prestation de conseil et prélèvements difficiles.',
      at(
        ['laboratory'],
        'Site de ville avec quatre-vingts à cent dossiers par jour, plateau technique à vingt minutes.',
      ),
      'Participation au suivi qualité, accréditation ISO 15189 obtenue sur la totalité du périmètre.',
      'Un samedi sur trois, jusqu’à midi.',
      'Spermiogrammes et bactériologie selon votre qualification.',
    ],
    means: [
      'Cinq techniciens et trois secrétaires, équipe stable.',
      at(['laboratory'], 'Règles d’expertise à jour, validation possible depuis un autre site.'),
    ],
  }),
];
