import type { SampleAd } from '../ads/sample-ad.ts';
import type { Setting } from '../themes/theme.ts';
import { SURGERY } from '../themes/theme.ts';
import { type Sentence, say } from './sentence.ts';

const HOURS: readonly Sentence[] = [
  'Consultations de 9 h à 12 h 30 puis de 14 h à 18 h 30.',
  'Horaires libres entre 8 h et 19 h, à fixer avant l’ouverture de l’agenda.',
  'Journées de 8 h 30 à 18 h, une vraie pause à midi.',
  'Vous pouvez bloquer vos pauses et la durée de vos rendez-vous dans l’agenda.',
  'Fin de journée à 17 h 30 possible si vous commencez tôt.',
  'Le rythme est le vôtre : mieux vaut moins de patients bien vus.',
  'Ouverture à 8 h, dernier rendez-vous à 18 h 15.',
  'Amplitude de 9 h à 19 h, mais l’on peut convenir d’autre chose.',
  'La pause de midi est sacrée : téléphone coupé de 12 h 30 à 14 h.',
  'Premier patient à 8 h 45, dernier à 17 h 45.',
  'Deux créneaux tampons par demi-journée pour ne pas prendre de retard.',
  'Agenda ouvert à trois semaines seulement, les délais restent tenables.',
  'Journées complètes ou demi-journées, selon ce qui vous arrange.',
];

const GENERAL_HOURS: readonly Sentence[] = [
  'Vingt à vingt-cinq patients par jour, sur rendez-vous de quinze minutes.',
  'Un patient toutes les vingt minutes, trois créneaux d’urgence par demi-journée.',
  'Matinée sur rendez-vous, visites avant le déjeuner, consultation libre en fin d’après-midi.',
  'Une à trois visites par jour, regroupées et connues à l’avance ; aucune hors secteur.',
  'Consultations de 8 h 30 à 12 h et de 14 h à 18 h 30, visites possibles entre les deux.',
  'Pas de visites, hormis deux patients en soins palliatifs.',
  'Environ dix-huit consultations par jour, le vendredi est plus chargé.',
  'Les visites sont faites par l’infirmière en pratique avancée, vous ne quittez pas le cabinet.',
  'Tout sur rendez-vous, de 9 h à 18 h, sans obligation de déborder.',
  'Quatre visites le mardi, aucune les autres jours.',
  'Comptez vingt patients par jour l’été, trente en pleine grippe.',
  'Rendez-vous de vingt minutes, trente pour les nouveaux patients.',
  'Visites à l’EHPAD voisin une fois par semaine, dix minutes à pied.',
];

const SOFTWARE: readonly Sentence[] = [
  'Logiciel Weda, agenda Doctolib.',
  'Dossiers sous AxiSanté, rendez-vous par Doctolib.',
  'Logiciel Maiia, accessible aussi depuis chez vous.',
  'Tout est sur Doctolib, dossiers compris ; un accès remplaçant sera créé.',
  'Weda pour les dossiers, Maiia pour l’agenda, télétransmission avec votre carte CPS.',
  'AxiSanté, messagerie sécurisée et ordonnances numériques déjà paramétrées.',
  'Le logiciel se prend en main en une heure, une page d’aide est posée sur le bureau.',
  'Dossiers entièrement informatisés (Weda), courriers scannés et classés.',
  'Nous travaillons sous Maiia ; formation rapide la veille si besoin.',
  'Agenda Doctolib tenu à jour, motifs et durées déjà réglés.',
  'Logiciel AxiSanté, rien ne reste sur papier.',
];

const SECRETARY: readonly Sentence[] = [
  'Secrétaire sur place toute la journée, elle connaît tous les patients.',
  'Le secrétariat assure l’accueil, le téléphone et l’encaissement.',
  'Secrétariat physique le matin, téléphonique l’après-midi.',
  'Deux secrétaires se relaient de 8 h à 19 h et filtrent bien les demandes.',
  'La secrétaire prépare les dossiers et scanne les courriers avant la consultation.',
  'Une secrétaire présente cinq jours sur cinq, efficace et de bonne humeur.',
  'Accueil et rappels de rendez-vous assurés par le secrétariat, vous n’avez pas le téléphone.',
  'Secrétariat sur place, y compris le samedi matin.',
];

const ALONE: readonly Sentence[] = [
  'Pas de secrétaire au cabinet : les rendez-vous se prennent en ligne ou par un télésecrétariat.',
  'Le téléphone est basculé sur un télésecrétariat de 8 h à 19 h.',
  'Agenda en ligne uniquement, les patients y sont habitués.',
  'Sans secrétariat sur place, mais le téléphone ne sonne presque plus.',
  'Télésecrétariat efficace, avec une consigne écrite pour les urgences.',
  'Ni secrétaire ni téléphone à gérer : tout passe par l’agenda en ligne.',
  'Les appels sont pris à distance, les messages arrivent dans le logiciel.',
];

const WARD_DESK: readonly Sentence[] = [
  'Le secrétariat se charge des courriers et des convocations.',
  'Secrétariat médical présent tous les jours, comptes rendus frappés sous vingt-quatre heures.',
  'Les rendez-vous et les appels passent par les secrétaires, vous gardez votre temps médical.',
  'Dictée numérique, les secrétaires relancent elles-mêmes les correspondants.',
  'Deux secrétaires dédiées, qui préparent les dossiers la veille.',
  'Comptes rendus dictés puis relus par le secrétariat.',
  'Les convocations et les relances ne passent jamais par vous.',
  'Une secrétaire pour trois médecins, toujours joignable.',
  'La prise de rendez-vous est centralisée, les urgences vous sont signalées.',
  'Frappe à distance dans la journée, signature électronique.',
  'Le secrétariat gère aussi votre planning et vos absences.',
];

const DUTIES: readonly Sentence[] = [
  'Pas de garde à assurer pendant le remplacement.',
  'Garde de secteur facultative, une soirée par mois, régulée par le 15.',
  'La permanence des soins s’arrête à minuit et repose sur le volontariat.',
  'Aucune garde, aucun samedi après-midi.',
  'Les gardes se font à la maison médicale, seulement si vous le demandez.',
];

const AT_A_DISTANCE: readonly Sentence[] = [
  'Quelques téléconsultations de suivi, regroupées en fin de matinée.',
  'La téléconsultation est possible pour les patients connus, à votre convenance.',
  'Une demi-journée de téléconsultation par semaine si vous le souhaitez.',
  'Téléconsultations possibles depuis le cabinet, matériel fourni.',
  'La téléconsultation reste l’exception, pour les résultats surtout.',
  'Deux créneaux de téléconsultation par jour, à garder ou à fermer.',
  'Suivis simples en visioconférence si le patient le demande.',
];

const WITH_DESK: readonly Setting[] = [
  'clinic',
  'hospital',
  'imaging',
  'rehabilitation',
  'occupational',
  'mental-health',
];

/** Hours, software, secretary and duties; most ads leave out some. */
export function organisationOf(ad: SampleAd): string[] {
  const { owner, conditions, random } = ad;
  const isGeneral = owner.theme.specialty.id === 1;
  const inSurgery = SURGERY.includes(owner.setting);
  const sometimes = (probability: number, bank: readonly Sentence[]) =>
    random.chance(probability) ? say(bank, ad) : [];

  const remote = conditions.teleconsultation ? sometimes(0.7, AT_A_DISTANCE) : [];
  if (!inSurgery) {
    const hasDesk = conditions.secretary && WITH_DESK.includes(owner.setting);
    return [...(hasDesk ? sometimes(0.6, WARD_DESK) : []), ...remote];
  }
  return [
    ...say(isGeneral ? GENERAL_HOURS : HOURS, ad),
    ...(isGeneral ? sometimes(0.3, HOURS) : []),
    ...sometimes(0.65, SOFTWARE),
    ...sometimes(0.8, conditions.secretary ? SECRETARY : ALONE),
    ...(isGeneral ? sometimes(0.4, DUTIES) : []),
    ...remote,
  ];
}
