export type TownKind = 'metropolis' | 'city' | 'rural' | 'island';

export type Town = {
  name: string;
  /** The name after « à » and after « de », with its article and elision. */
  at: string;
  of: string;
  postalCode: string;
  /** The centre, WGS84. */
  latitude: number;
  longitude: number;
  kind: TownKind;
  /** How one gets there, and what one does there after work: whole sentences to choose from. */
  access: readonly string[];
  life: readonly string[];
};

type Place = [postalCode: string, latitude: number, longitude: number];

const town = (
  kind: TownKind,
  name: string,
  [postalCode, latitude, longitude]: Place,
  access: readonly string[],
  life: readonly string[],
): Town => ({
  name,
  at: name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`,
  of: ofTown(name),
  postalCode,
  latitude,
  longitude,
  kind,
  access,
  life,
});

function ofTown(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEÉIOUY]/.test(name) ? `d’${name}` : `de ${name}`;
}

export const TOWNS: readonly Town[] = [
  town(
    'metropolis',
    'Paris',
    ['75012', 48.8412, 2.3876],
    ['Métro Daumesnil à cinq minutes à pied.', 'Métro lignes 6 et 8, et la Coulée verte à vélo.'],
    [
      'Quartier familial et calme, entre la Coulée verte et le bois de Vincennes.',
      'Marché deux fois par semaine et bonnes tables à midi.',
    ],
  ),
  town(
    'metropolis',
    'Lyon',
    ['69003', 45.7597, 4.8525],
    [
      'La gare de la Part-Dieu et le tramway sont à dix minutes à pied.',
      'Métro et tramway à trois minutes, station de vélos en bas.',
    ],
    [
      'Quartier vivant, beaucoup de jeunes familles, et tout se fait à vélo.',
      'Beaux-arts, bouchons et Beaujolais : on ne s’ennuie pas après la consultation.',
    ],
  ),
  town(
    'metropolis',
    'Marseille',
    ['13005', 43.2926, 5.4008],
    [
      'Métro et tramway au pied de l’immeuble ; le stationnement est difficile, venez sans voiture.',
      'À un quart d’heure de la gare Saint-Charles par le métro.',
    ],
    [
      'Les calanques sont à une demi-heure, ce qui aide à finir les semaines chargées.',
      'Quartier populaire et attachant, la mer au bout du tramway.',
    ],
  ),
  town(
    'metropolis',
    'Toulouse',
    ['31000', 43.6045, 1.4442],
    [
      'Métro Jean-Jaurès à sept minutes à pied, parking souterrain en face.',
      'À dix minutes à pied de la gare Matabiau.',
    ],
    [
      'Ville étudiante et agréable à vivre, les Pyrénées à une heure et demie.',
      'La ville rose se parcourt à pied, et les terrasses sont pleines dès mars.',
    ],
  ),
  town(
    'metropolis',
    'Bordeaux',
    ['33000', 44.8378, -0.5792],
    [
      'Tramway à deux minutes ; Paris est à deux heures en TGV.',
      'Venez à vélo ou en tramway, se garer est une épreuve.',
    ],
    [
      'Les plages sont à une heure et le vignoble commence aux portes de la ville.',
      'Quais, marché des Capucins et océan le samedi.',
    ],
  ),
  town(
    'metropolis',
    'Nantes',
    ['44000', 47.2184, -1.5536],
    [
      'Tramway ligne 1 à trois minutes, gare à dix minutes.',
      'Bus et tramway à deux pas, piste cyclable jusqu’à la porte.',
    ],
    [
      'Les bords de l’Erdre pour courir le midi, l’océan pour le week-end.',
      'Ville verte et inventive, on s’y loge encore.',
    ],
  ),
  town(
    'metropolis',
    'Lille',
    ['59000', 50.6292, 3.0573],
    [
      'Métro à cinq minutes, gare Lille-Flandres à un quart d’heure à pied.',
      'Bus et métro toutes les trois minutes, V’Lille en face.',
    ],
    [
      'Ville chaleureuse, à une heure de Paris en TGV et à deux pas de la Belgique.',
      'Le Vieux-Lille à dix minutes, les bières du Nord aussi.',
    ],
  ),
  town(
    'metropolis',
    'Strasbourg',
    ['67000', 48.5734, 7.7521],
    [
      'Tramway en bas de la rue, garage à vélos sécurisé.',
      'Gare TGV à douze minutes, Paris à une heure quarante-cinq.',
    ],
    [
      'Ville cyclable de bout en bout, la Forêt-Noire et les Vosges à portée de week-end.',
      'Marchés, canaux et musées : les week-ends se remplissent seuls.',
    ],
  ),
  town(
    'metropolis',
    'Rennes',
    ['35000', 48.1113, -1.68],
    [
      'Métro ligne b à cinq minutes ; Paris est à une heure et demie.',
      'À un quart d’heure à pied de la gare TGV.',
    ],
    [
      'Ville jeune et facile à vivre, Saint-Malo à une heure.',
      'Le marché des Lices le samedi vaut à lui seul le déplacement.',
    ],
  ),
  town(
    'metropolis',
    'Montpellier',
    ['34000', 43.6108, 3.8767],
    [
      'Tramway à trois minutes, gare Saint-Roch à dix minutes.',
      'Ligne 4 du tramway à l’angle de la rue.',
    ],
    [
      'La mer à vingt minutes et l’arrière-pays pour les amateurs de randonnée.',
      'Soleil trois cents jours par an, et les plages en tramway et à vélo.',
    ],
  ),
  town(
    'metropolis',
    'Grenoble',
    ['38000', 45.1885, 5.7245],
    [
      'Tramway à deux minutes, gare à un quart d’heure à vélo.',
      'Piste cyclable de bout en bout depuis la gare.',
    ],
    [
      'Vercors, Chartreuse et Belledonne au bout de la rue : skis et chaussures sont les bienvenus.',
      'Stations de ski à trois quarts d’heure, piscine et cinéma à pied.',
    ],
  ),
  town(
    'city',
    'Rouen',
    ['76000', 49.4432, 1.0993],
    [
      'Le métro et le TEOR s’arrêtent à cinq minutes.',
      'Paris Saint-Lazare à une heure vingt, gare à pied.',
    ],
    [
      'Centre historique agréable, la mer à une heure.',
      'Musées, quais réaménagés et forêts tout autour.',
    ],
  ),
  town(
    'city',
    'Angers',
    ['49000', 47.4712, -0.5518],
    [
      'Tramway à quatre minutes, Paris à une heure et demie en TGV.',
      'À un quart d’heure à pied de la gare Saint-Laud.',
    ],
    [
      'Douceur angevine garantie : bords de Loire, vignobles et vraie vie de quartier.',
      'On y vit bien et pour moins cher qu’ailleurs.',
    ],
  ),
  town(
    'city',
    'Dijon',
    ['21000', 47.322, 5.0415],
    [
      'Tramway à cinq minutes, gare TGV à un quart d’heure.',
      'Arrêt Darcy à six minutes, vélos en libre-service.',
    ],
    [
      'Ville à taille humaine, la route des Grands Crus commence au sud.',
      'Halles, vignes et lac Kir pour courir.',
    ],
  ),
  town(
    'city',
    'Besançon',
    ['25000', 47.2378, 6.0241],
    ['Tramway à cinq minutes de la gare Viotte.', 'Bus direct depuis la gare TGV d’Auxon.'],
    [
      'Ville verte dans une boucle du Doubs, le Jura est à quarante minutes.',
      'Citadelle, musées et baignade dans le Doubs l’été.',
    ],
  ),
  town(
    'city',
    'Clermont-Ferrand',
    ['63000', 45.7772, 3.087],
    [
      'Tramway à cinq minutes, parking gratuit pour les soignants.',
      'Gare à un quart d’heure en bus.',
    ],
    [
      'La chaîne des Puys se voit depuis la salle d’attente.',
      'Rando le matin, cinéma le soir, tout est près.',
    ],
  ),
  town(
    'city',
    'Limoges',
    ['87000', 45.8315, 1.2578],
    [
      'À dix minutes de la gare des Bénédictins, trolleybus devant la porte.',
      'Autoroute A20 à cinq minutes, parking derrière le bâtiment.',
    ],
    [
      'On se loge facilement et les embouteillages durent cinq minutes.',
      'Lacs et châtaigneraies tout autour, prix doux.',
    ],
  ),
  town(
    'city',
    'Reims',
    ['51100', 49.2583, 4.0317],
    [
      'Tramway à cinq minutes, Paris à quarante-six minutes en TGV.',
      'Gare centrale à huit minutes à pied.',
    ],
    [
      'Ville agréable, et l’on ne vous laissera pas repartir sans avoir visité une cave.',
      'Ville étudiante, cathédrale au bout de la rue.',
    ],
  ),
  town(
    'city',
    'La Rochelle',
    ['17000', 46.1591, -1.152],
    [
      'Gare à un quart d’heure à vélo, bus devant la porte.',
      'Parking relais et navette à deux minutes.',
    ],
    [
      'Les pontons à dix minutes et l’île de Ré pour la soirée.',
      'Vieux port, tours et vélo partout.',
    ],
  ),
  town(
    'city',
    'Bayonne',
    ['64100', 43.4929, -1.4748],
    [
      'Trambus à trois minutes, gare à dix minutes à pied.',
      'L’aéroport de Biarritz est à vingt minutes.',
    ],
    [
      'L’océan à un quart d’heure, la montagne basque à une demi-heure.',
      'Surf avant ou après la journée, au choix.',
    ],
  ),
  town(
    'city',
    'Quimper',
    ['29000', 47.996, -4.1024],
    [
      'À dix minutes de la gare, quatre heures de Paris en TGV.',
      'Bus depuis la gare, toutes les vingt minutes.',
    ],
    [
      'Plages de la pointe Finistère à vingt-cinq minutes, logements encore accessibles.',
      'Ville à taille humaine, la mer dans trois directions.',
    ],
  ),
  town(
    'city',
    'Vannes',
    ['56000', 47.6582, -2.7608],
    [
      'Bus devant la porte, gare à un quart d’heure à pied.',
      'Paris en deux heures et demie par le TGV.',
    ],
    [
      'Le golfe du Morbihan à dix minutes : on peut ramer avant la consultation.',
      'Remparts, port et îles du golfe le dimanche.',
    ],
  ),
  town(
    'city',
    'Annecy',
    ['74000', 45.8992, 6.1294],
    [
      'À dix minutes à pied de la gare ; venez à vélo si vous le pouvez.',
      'Genève et son aéroport à quarante-cinq minutes.',
    ],
    [
      'Le lac l’été, les Aravis à trois quarts d’heure l’hiver.',
      'Se baigner à midi en juillet est une habitude du cabinet.',
    ],
  ),
  town(
    'city',
    'Nevers',
    ['58000', 46.9896, 3.159],
    [
      'À dix minutes de la gare, Paris en deux heures par train direct.',
      'A77 à cinq minutes, stationnement gratuit.',
    ],
    [
      'Ville des bords de Loire, loyers très bas, accueil garanti : on manque de médecins.',
      'Vélo le long de la Loire et Morvan à une heure.',
    ],
  ),
  town(
    'city',
    'Bourges',
    ['18000', 47.081, 2.3988],
    [
      'Gare à un quart d’heure, autoroute A71 à dix minutes.',
      'Paris à deux heures en train, sans changement depuis Austerlitz.',
    ],
    [
      'Ville tranquille, marais au pied de la cathédrale et festival au printemps.',
      'Le Sancerrois est à trois quarts d’heure.',
    ],
  ),
  town(
    'city',
    'Épinal',
    ['88000', 48.1724, 6.4496],
    ['À un quart d’heure à pied de la gare TGV.', 'Nancy à une heure par la voie rapide.'],
    ['Forêt et vélo tout l’été, ski à Gérardmer l’hiver.', 'La vie est douce et les loyers aussi.'],
  ),
  town(
    'city',
    'Rodez',
    ['12000', 44.3506, 2.575],
    [
      'L’aéroport est à vingt minutes, avec des vols pour Paris en semaine.',
      'La nationale 88 relie Albi en une heure.',
    ],
    [
      'Ville dynamique malgré sa taille, l’Aubrac et les gorges du Tarn à proximité.',
      'Musée Soulages, rugby et marchés : la ville bouge.',
    ],
  ),
  town(
    'city',
    'Ajaccio',
    ['20000', 41.9192, 8.7386],
    [
      'L’aéroport est à vingt minutes ; le billet peut être pris en charge, nous en parlerons.',
      'Bus urbains devant la porte, port à dix minutes.',
    ],
    ['Bord de mer à pied et montagne à une heure.', 'Baignade possible de mai à octobre.'],
  ),
  town(
    'rural',
    'Guéret',
    ['23000', 46.17, 1.8719],
    [
      'Une voiture est indispensable.',
      'La gare de La Souterraine est à une demi-heure, on vient vous chercher.',
    ],
    [
      'Forêt de Chabrières à la sortie de la ville, calme assuré.',
      'Étangs, VTT et voisins accueillants.',
    ],
  ),
  town(
    'rural',
    'Aurillac',
    ['15000', 44.926, 2.4448],
    [
      'Vol quotidien pour Paris en semaine, sinon il faut compter deux heures depuis Clermont-Ferrand.',
      'Gare à dix minutes, mais une voiture rend service.',
    ],
    [
      'Le Lioran est à trente-cinq minutes, les monts du Cantal commencent au bout du jardin.',
      'Festival de rue en août, neige en janvier.',
    ],
  ),
  town(
    'rural',
    'Murat',
    ['15300', 45.1108, 2.8686],
    [
      'Gare TER dans le bourg, mais une voiture est nécessaire pour les visites.',
      'Clermont-Ferrand est à une heure et quart par l’A75.',
    ],
    [
      'Bourg de montagne de deux mille habitants, ski et randonnée à dix minutes.',
      'Fromages, neige et silence.',
    ],
  ),
  town(
    'rural',
    'Mende',
    ['48000', 44.518, 3.499],
    [
      'Une voiture est indispensable, Montpellier est à deux heures et demie.',
      'L’A75 est à une demi-heure.',
    ],
    [
      'Parcs nationaux et régionaux tout autour, école et commerces sur place.',
      'Escalade, canoë et ciel étoilé.',
    ],
  ),
  town(
    'rural',
    'Crozon',
    ['29160', 48.2464, -4.4896],
    [
      'À une heure de Brest et de Quimper par la route ; bateau depuis Brest l’été.',
      'Un véhicule est indispensable, la commune peut en prêter un.',
    ],
    [
      'Presqu’île sauvage, surf à dix minutes du cabinet.',
      'Sentier des douaniers au départ du bourg.',
    ],
  ),
  town(
    'rural',
    'Die',
    ['26150', 44.7536, 5.3703],
    [
      'Gare SNCF dans le bourg, une heure de route depuis Valence TGV.',
      'Cars réguliers vers Valence, voiture utile pour les visites.',
    ],
    [
      'Vallée de la Drôme au pied du Vercors, vie associative et culturelle très riche.',
      'Clairette, escalade et marché du samedi.',
    ],
  ),
  town(
    'rural',
    'Château-Chinon',
    ['58120', 47.065, 3.934],
    [
      'Voiture nécessaire : Nevers et Autun sont à une heure.',
      'Une voiture est nécessaire, le stationnement ne manque pas.',
    ],
    [
      'Au cœur du parc du Morvan, lacs et sentiers à la porte.',
      'Baignade au lac des Settons, champignons à l’automne.',
    ],
  ),
  town(
    'rural',
    'Saint-Affrique',
    ['12400', 43.9589, 2.8878],
    [
      'Voiture nécessaire, Millau et l’A75 sont à une demi-heure.',
      'Gare de Millau à trente-cinq minutes.',
    ],
    [
      'Petite ville du Sud-Aveyron avec lycée, cinéma et marché, entre causses et Roquefort.',
      'Marché du samedi, rivière et randonnées au bout de la rue.',
    ],
  ),
  town(
    'island',
    'Le Palais',
    ['56360', 47.3474, -3.1553],
    [
      'Bateau depuis Quiberon, quarante-cinq minutes de traversée ; les billets sont remboursés.',
      'On vient vous chercher au bateau.',
    ],
    [
      'Belle-Île hors saison se mérite et s’aime : sentier côtier, plages vides, vraie vie de village.',
      'Hors saison, l’île est à ses habitants : vous serez vite connu.',
    ],
  ),
];
