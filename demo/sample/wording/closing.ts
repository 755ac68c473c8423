import type { SampleAd } from '../ads/sample-ad.ts';
import { type Sentence, say } from './sentence.ts';

const lasting =
  (text: string): Sentence =>
  ({ period }) =>
    period.endsOn === null && text;

const DOCTOR: readonly Sentence[] = [
  'Vous pouvez passer voir les lieux avant de vous décider.',
  'Je réponds aux messages le soir.',
  lasting('Collaboration ou association envisageable ensuite, sans pression.'),
  'Une demi-journée de passation est prévue la veille, avec le tour des dossiers délicats.',
  'Au plaisir d’échanger de vive voix.',
  'Si une partie seulement des dates vous convient, écrivez quand même.',
  lasting('Un essai d’un mois, puis on décide ensemble.'),
  'Mes précédents remplaçants sont joignables si vous voulez leur avis.',
  'Les patients sont prévenus et l’agenda s’ouvre dès votre accord.',
  'À bientôt, confraternellement.',
  lasting('Idéalement pour un an ou plus.'),
  'Je reste joignable par téléphone en cas de question sur un dossier.',
  'Premier contact par message, puis un appel de dix minutes.',
  'Merci de préciser votre parcours et vos disponibilités.',
  'Bien confraternellement.',
  'Il y a déjà eu une dizaine de remplaçants ici, la plupart reviennent.',
  'Un café est offert à qui veut venir voir.',
];

const FACILITY: readonly Sentence[] = [
  'Visite du service et rencontre de l’équipe possibles à tout moment.',
  'Les candidatures pour une partie de la période sont étudiées.',
  'Réponse sous deux jours ouvrés.',
  'Un médecin de l’équipe vous appellera pour répondre à vos questions.',
  'Possibilité de prolonger ou de revenir régulièrement.',
  'Un interlocuteur unique vous accompagne, du contrat au logement.',
  'Merci d’indiquer vos disponibilités et votre numéro RPPS.',
  'Débutants et jeunes retraités bienvenus.',
  'Accueil et présentation des outils dès le premier matin.',
  'Les dates peuvent être ajustées de quelques jours.',
  'Nous gardons volontiers les coordonnées des remplaçants pour les prochaines périodes.',
];

export const closingOf = (ad: SampleAd): string[] =>
  ad.random.chance(0.6) ? say(ad.owner.isFacility ? FACILITY : DOCTOR, ad) : [];
