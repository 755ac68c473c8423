import { at, SURGERY, type Theme, theme } from './theme.ts';

/** What a surgery of general practice is like is told by its setting: only the trade is told here. */
export const general: Theme[] = [
  theme('Médecine générale', {
    practitioner: 'médecin généraliste',
    field: 'médecine générale',
    frequency: 95,
    settings: [
      ['solo', 15],
      ['group', 28],
      ['msp', 24],
      ['island', 4],
      ['health-center', 9],
      ['nursing-home', 5],
      ['sos', 7],
      ['hospital', 3],
      ['rehabilitation', 3],
    ],
    pay: { retrocession: [70, 90], day: [380, 560], act: [32, 42] },
    activity: [
      at(SURGERY, 'Patientèle variée, du nourrisson au grand âge.'),
      at(SURGERY, 'Beaucoup de suivi de maladies chroniques, peu de renouvellements sans examen.'),
      at(SURGERY, 'Part importante de pédiatrie : la crèche et les deux écoles sont à côté.'),
      at(SURGERY, 'Patientèle plutôt âgée, fidèle et bien connue, dossiers à jour.'),
      at(
        SURGERY,
        'Un peu de gynécologie de suivi, frottis et poses de DIU si vous en avez l’habitude.',
      ),
      at(SURGERY, 'Petite traumatologie et sutures de temps en temps, le plateau est prévu pour.'),
      at(SURGERY, 'Médecine du sport le mercredi, infiltrations possibles mais pas obligatoires.'),
      at(SURGERY, 'Patientèle jeune et active, beaucoup de demandes du jour.'),
      at(SURGERY, 'Suivi de grossesse en lien avec les sages-femmes du quartier.'),
      at(
        SURGERY,
        'Certificats et visites de sport concentrés en septembre, presque rien le reste de l’année.',
      ),
      at(
        SURGERY,
        'Quelques patients sous traitement de substitution, suivis en lien avec le CSAPA.',
      ),
      at(
        SURGERY,
        'Plusieurs patients en soins palliatifs à domicile, avec une équipe mobile très présente.',
      ),
      at(
        SURGERY,
        'Population parfois précaire : interprétariat téléphonique pris en charge, service social réactif.',
      ),
      at(
        SURGERY,
        'Beaucoup de consultations longues de médecine globale, le rythme en tient compte.',
      ),
      at(SURGERY, 'Médecine de famille classique, trois générations dans la même salle d’attente.'),
      at(SURGERY, 'Les problèmes aigus ont leurs propres créneaux, le suivi n’en souffre pas.'),
      at(SURGERY, 'Patientèle agréable, ponctuelle, habituée aux remplaçants.'),
      at(SURGERY, 'Les femmes enceintes et les nourrissons occupent une bonne partie du mercredi.'),
      at(SURGERY, 'Deux cents patients en affection de longue durée, suivis tous les trois mois.'),
      at(SURGERY, 'Beaucoup de dépistage et de vaccination, l’infirmière vous y aide.'),
      at(
        SURGERY,
        'Un peu de dermatologie, de rhumatologie, de gynécologie : la semaine passe vite.',
      ),
      at(SURGERY, 'Peu d’addictologie, mais des troubles anxieux et du surmenage comme partout.'),
      at(SURGERY, 'Beaucoup de salariés et d’artisans, accidents du travail assez fréquents.'),
      at(SURGERY, 'Retraités actifs, familles récentes et quelques étudiants : rien de monotone.'),
      at(SURGERY, 'Pas de patients sans médecin traitant imposés, sauf urgence.'),
      at(
        SURGERY,
        'Certains patients n’ont pas vu de médecin depuis deux ans, l’accueil est chaleureux.',
      ),
      at(SURGERY, 'Suivi de nombreux diabétiques et insuffisants cardiaques, protocoles écrits.'),
    ],
    means: [
      at(SURGERY, 'ECG, spiromètre et MAPA au cabinet.'),
      at(SURGERY, 'Échographe à disposition si vous êtes formé, sans obligation.'),
      at(SURGERY, 'Salle de petite chirurgie équipée, autoclave et matériel à usage unique.'),
      at(SURGERY, 'Dermatoscope, ECG télétransmis et avis spécialisés par télé-expertise.'),
      at(SURGERY, 'Tests rapides, bandelettes, otoscope vidéo : tout est sur place.'),
      at(
        SURGERY,
        'Laboratoire et radiologie à moins de dix minutes, résultats reçus directement dans le dossier.',
      ),
      at(SURGERY, 'Infirmière Asalée présente deux jours par semaine.'),
      at(
        SURGERY,
        'Une assistante médicale prépare les consultations, ce qui change vraiment la journée.',
      ),
    ],
  }),
  theme('Gériatrie', {
    practitioner: 'gériatre',
    field: 'gériatrie',
    frequency: 10,
    settings: [
      ['nursing-home', 45],
      ['hospital', 32],
      ['rehabilitation', 23],
    ],
    pay: { retrocession: [70, 80], day: [450, 650], act: null },
    activity: [
      'Prise en charge de patients polypathologiques : révision des ordonnances, chutes, dénutrition, troubles du comportement.',
      'Évaluation gériatrique standardisée avec la psychologue, la diététicienne et l’ergothérapeute.',
      'Réunion pluridisciplinaire une fois par semaine, rencontre des familles sur rendez-vous.',
      at(
        ['hospital', 'rehabilitation'],
        'Beaucoup de projets de sortie, le service social est très impliqué.',
      ),
      at(
        ['hospital', 'rehabilitation'],
        'Avis téléphoniques pour les EHPAD du secteur, le dispositif est bien rodé.',
      ),
      'Plusieurs patients en fin de vie : l’équipe est formée, la démarche palliative est ancienne.',
      at(
        ['hospital'],
        'Consultation mémoire une demi-journée par semaine, si elle vous intéresse.',
      ),
    ],
    means: [
      'Équipe stable, avec une infirmière en pratique avancée.',
      at(['hospital'], 'Biologie tous les matins, scanner accessible dans la journée.'),
      'Kinésithérapeutes et professeur d’activité physique adaptée sur place.',
    ],
  }),
];
