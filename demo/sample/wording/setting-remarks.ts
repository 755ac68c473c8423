import type { Setting } from '../themes/theme.ts';
import type { Sentence } from './sentence.ts';

const general =
  (text: string): Sentence =>
  (ad) =>
    ad.owner.theme.specialty.id === 1 && text;
const specialist =
  (text: string): Sentence =>
  (ad) =>
    ad.owner.theme.specialty.id !== 1 && text;

/** Sentences on the place, for any specialty. */
export const SETTING_REMARKS: Record<Setting, readonly Sentence[]> = {
  solo: [
    'Cabinet individuel au rez-de-chaussée, refait il y a trois ans et accessible aux fauteuils.',
    'Le cabinet est petit mais clair, avec une salle d’attente séparée et un vrai bureau.',
    'Exercice seul, mais les confrères du quartier se dépannent volontiers.',
    'Cabinet indépendant dans une maison, stationnement gratuit devant.',
    'Locaux partagés avec une sage-femme et un podologue, ambiance simple.',
    specialist(
      'Les correspondants sont fidèles et les courriers partent par messagerie sécurisée.',
    ),
    general('Deux pharmacies et un cabinet infirmier dans la même rue.'),
    'Vous aurez le cabinet pour vous, clés et alarme expliquées la veille.',
  ],
  group: [
    'Les associés sont présents presque tous les jours et répondent volontiers à une question entre deux patients.',
    'Cabinet de groupe dans des locaux neufs, salle de pause et cuisine équipée.',
    'Un médecin prend sa retraite l’an prochain, une place est possible ensuite.',
    'Plateau commun récent, entretenu par une société, rien à gérer.',
    'L’immeuble compte aussi un laboratoire et une pharmacie.',
    'Les patients acceptent volontiers de voir un remplaçant, c’est l’habitude ici.',
    'Deux remplaçants réguliers tournent déjà, vous compléterez l’équipe.',
    'Le cabinet ferme à midi, chacun respire.',
    'Bonne entente, café à dix heures et repas pris ensemble le jeudi.',
    'Les dossiers sont partagés : un patient connu de l’un l’est de tous.',
    'Chacun garde sa façon de travailler, les absences se couvrent à tour de rôle.',
    'Vous disposez d’un bureau à vous, avec imprimante, lecteur de carte et double écran.',
    'Les urgences du jour sont réparties entre les présents, vous ne les portez pas seul.',
    general('Trois internes dans l’année : le cabinet est maître de stage universitaire.'),
    general('Kinésithérapeutes et infirmières à l’étage, on se croise dans l’escalier.'),
    specialist(
      'Un correspondant pressé obtient un avis sous huit jours, c’est la marque du cabinet.',
    ),
    specialist('Les examens se font sur place, dans la foulée de la consultation.'),
  ],
  msp: [
    'Maison de santé de quinze professionnels : infirmières, kinésithérapeutes, sage-femme, diététicienne, orthophoniste.',
    'Réunion d’équipe un midi sur deux, repas offert, sans obligation.',
    'Le bâtiment a quatre ans : bureaux lumineux, salle d’urgence commune, parking.',
    'L’infirmière en pratique avancée suit une partie des diabétiques et des hypertendus.',
    'Protocoles de coopération en place pour les cystites et les angines, beaucoup de temps gagné.',
    'Les internes occupent le troisième bureau, vous n’êtes jamais seul dans la maison.',
    'La pharmacie est en face et le laboratoire passe deux fois par jour.',
    'Équipe jeune et soudée, qui a vu passer plusieurs remplaçants devenus associés.',
    'La CPTS organise les soins non programmés, les appels arrivent déjà triés.',
  ],
  island: [
    'Cabinet de deux médecins pour toute l’île, l’autre médecin est là et vous présentera.',
    'Consultations le matin, visites l’après-midi, et les urgences quand elles arrivent : vous êtes correspondant du SAMU, formation faite à l’arrivée.',
    'L’hélicoptère vient vite en cas de besoin, le CODIS et le centre 15 connaissent bien le cabinet.',
    'Médecine complète : sutures, plâtres, radios lues à distance, suivi de grossesse.',
    'Huit cents à mille habitants l’hiver dans le secteur, beaucoup plus en août.',
    'Le petit hôpital local garde dix lits, les infirmières sont remarquables.',
  ],
  clinic: [
    'Bloc et consultations sont dans le même bâtiment, sur deux étages.',
    'Établissement de cent vingt lits, certifié, direction proche des équipes.',
    'La clinique n’a pas de service d’urgences, l’activité est presque entièrement programmée.',
    'Équipe médicale d’une trentaine de praticiens, staff commun le premier mardi du mois.',
    'L’ambulatoire fait les deux tiers de l’activité, les journées finissent à l’heure.',
    'Un médecin généraliste salarié suit les patients hospitalisés la nuit.',
    'Parking réservé, vestiaire et bureau personnel.',
  ],
  imaging: [
    'Centre ouvert du lundi au vendredi de 8 h à 19 h et le samedi matin.',
    'Groupe de huit radiologues sur trois sites, vous n’en couvrez qu’un.',
    'Les rendez-vous sont pris par un pôle téléphonique, l’accueil ne vous dérange pas.',
    'Le travail en binôme avec un associé est la règle les premiers jours.',
    'Manipulateurs expérimentés, délégation des échographies en cours de déploiement.',
    'Relecture à distance possible depuis chez vous une journée sur trois.',
  ],
  laboratory: [
    'Laboratoire indépendant, quatre associés, aucun groupe financier derrière.',
    'Deux demi-journées de prise en main avec le titulaire avant son départ, payées.',
    'Site ouvert de 7 h 30 à 18 h, pause longue possible à midi.',
    'Les cliniciens appellent souvent : il faut aimer le dialogue.',
    'L’essentiel des analyses part au plateau technique, navettes toutes les deux heures.',
  ],
  'health-center': [
    'Centre de santé municipal, tiers payant intégral, pas de facturation à gérer.',
    'Équipe salariée de six médecins, trois infirmières et une médiatrice en santé.',
    'Consultations de vingt minutes, réunions comptées dans le temps de travail.',
    'Contrat de vacations, congés payés inclus, mutuelle possible après trois mois.',
    'Le centre accueille un public mélangé, du voisinage comme des communes alentour.',
    'Dossier partagé avec les dentistes et les infirmières du centre.',
    'Ouvert de 8 h 30 à 19 h, chacun choisit ses horaires dans cette plage.',
  ],
  hospital: [
    'Équipe de quatre praticiens hospitaliers, ambiance cordiale, peu de rotation.',
    'L’hôpital compte deux cents lits et travaille en réseau avec le CHU.',
    'Les internes sont encadrés à tour de rôle, deux sont présents ce semestre.',
    'Transmissions courtes le matin, visite avec la cadre, entrées l’après-midi.',
    'Un praticien de l’équipe reste joignable pendant toute la durée du remplacement.',
    'Imagerie et laboratoire sur place jour et nuit.',
    'Service rénové l’an dernier, chambres individuelles et salle de staff agréable.',
    'La cadre connaît tout le monde et prépare votre arrivée : badge, codes, téléphone.',
    'Les médecins déjeunent ensemble, ce qui règle la moitié des avis.',
    'Repos de sécurité respecté, planning publié deux mois à l’avance.',
    'Établissement à taille humaine, où l’on se connaît d’un service à l’autre.',
    'Le recours au CHU est simple : une ligne directe et une visioconférence par semaine.',
    'Beaucoup de remplaçants sont revenus, deux ont été recrutés.',
    'Les soignants sont stables et expérimentés, y compris la nuit.',
    'Réunion de service le jeudi, brève et utile.',
    'Bureau partagé avec un seul collègue, à l’étage du service.',
    'La direction des affaires médicales répond vite et tient ses engagements.',
    'Dossier patient informatisé, une demi-journée de prise en main est prévue et rémunérée.',
    general(
      'Vous suivez un secteur de quinze lits de médecine polyvalente, avec un senior référent.',
    ),
  ],
  'nursing-home': [
    'Établissement de quatre-vingt-quatre résidents, dont une unité protégée de quatorze places.',
    'Temps partagé entre la coordination et les soins, les médecins traitants restent nombreux à venir.',
    'Équipe infirmière présente de 7 h à 21 h, astreinte de nuit mutualisée.',
    'La cadre prépare la liste des résidents à voir avant votre arrivée.',
    'Aucune garde ; le centre 15 est appelé la nuit selon un protocole clair.',
    'La maison est calme, ouverte sur un jardin, les familles sont présentes et bienveillantes.',
    general(
      'Renouvellements, épisodes aigus et lien avec les familles, une quinzaine de résidents vus par jour.',
    ),
  ],
  rehabilitation: [
    'Établissement de soins médicaux et de réadaptation de soixante lits.',
    'Entrées programmées, jamais le vendredi après-midi.',
    'Journées de 9 h à 17 h 30, astreinte téléphonique partagée à cinq.',
    'Pharmacie, radiologie conventionnelle et laboratoire sur place.',
    'Équipe de rééducation très présente, réunions courtes et utiles.',
    general('Prise en charge somatique des patients, en appui des médecins de rééducation.'),
  ],
  sos: [
    'Visites à domicile et consultations au centre, répartition selon votre préférence.',
    'Voiture équipée fournie, ou indemnité si vous prenez la vôtre.',
    'Le standard trie les appels : peu d’actes inutiles, pas de renouvellements.',
    'Tranches de six ou huit heures, de jour, de soirée ou de nuit.',
    'Doublage d’une demi-journée avec un associé avant de partir seul.',
    'Quarante médecins, un local agréable et toujours quelqu’un à la radio.',
    'Matériel complet : ECG, oxygène, saturomètre, tests rapides.',
  ],
  occupational: [
    'Service interentreprises, locaux rénovés, bureau attribué.',
    'Médecins non titulaires du DES bienvenus : le statut de collaborateur est possible.',
    'Ni garde, ni soirée, ni week-end.',
    'Temps partiel possible à partir de deux jours par semaine.',
    'Voiture de service pour les visites d’entreprise.',
    'Réunion médicale mensuelle, formation interne deux fois par an.',
  ],
  'mental-health': [
    'File active de deux cent quatre-vingts patients pour trois médecins.',
    'Pas de garde liée au poste, participation facultative à l’astreinte du secteur.',
    'Équipe infirmière qui connaît chaque patient depuis des années.',
    'Bureau fixe, dispositif d’alerte et jamais seul dans les locaux.',
    'Réunion de synthèse hebdomadaire, toute l’équipe y prend la parole.',
    'Journées de 9 h à 17 h, une heure de transmissions le lundi.',
  ],
};
