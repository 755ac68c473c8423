import type { Random } from './random.ts';

export type Person = { firstName: string; lastName: string; isWoman: boolean };

const WOMEN = words(`
  Claire Camille Anne-Sophie Hélène Sarah Léa Juliette Marion Nathalie Isabelle Inès Fatima Élodie
  Pauline Valérie Aurélie Mathilde Chloé Cécile Delphine Manon Samira Agathe Florence Céline Laure
  Noémie Sylvie Amina Lucie Maëlle Bénédicte Émilie Véronique Charlotte Audrey Nadia Marie Solène
  Victoire`);

const MEN = words(`
  Thomas Julien Nicolas François Pierre Mehdi Antoine Guillaume Vincent Olivier Rémi Youssef Étienne
  Maxime Benoît Laurent Karim Alexandre Jean-Baptiste Philippe Hugo Sébastien Arnaud Matthieu Paul
  Christophe Bertrand David Romain Florian Luc Adrien Xavier Mohamed Gaël Yves Clément Damien
  Stéphane Victor`);

const LAST_NAMES = [
  ...words(`
  Moreau Garnier Lefèvre Roussel Benali Faure Girard Mercier Blanchard Guérin Boyer Chevalier Fontaine
  Robin Haddad Masson Sanchez Nguyen Perrin Morin Dumont Colin Vidal Caron Renard Picard Aubert
  Da\u00a0Silva Le\u00a0Goff Kerdoncuff Le\u00a0Bihan Marchand Barbier Arnaud Rolland Schmitt Meyer Weber
  Muller Klein Delmas Lacombe Bousquet Cazenave Etcheverry Leroux Hamon Tanguy Guillou Prigent Bardet
  Brunet Chauvin Pasquier Lemoine Bouvier Charpentier Delaunay Fournier Gauthier Hoarau Payet Leblanc
  Martinez Ferreira Costa Pereira Traoré Diallo Mansouri Cherif Belkacem Tran Rossi Santoni Colonna
  Vasseur Delattre Lesage Dubreuil Thibault Besson Chabert Roche Vacher Chassagne Teyssier`),
];

/** Splits on U+0020 only: a name such as « Le Goff » has a non-breaking space. */
function words(text: string): string[] {
  return text
    .trim()
    .split(/[ \n]+/)
    .map((word) => word.replace('\u00a0', ' '));
}

export function person(random: Random): Person {
  const isWoman = random.chance(0.52);
  return {
    isWoman,
    firstName: random.pick(isWoman ? WOMEN : MEN),
    lastName: random.pick(LAST_NAMES),
  };
}
