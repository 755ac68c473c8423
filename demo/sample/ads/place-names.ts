import { itemAt, type Random } from '../random.ts';
import type { Setting } from '../themes/theme.ts';
import { TOWNS, type Town } from '../towns.ts';

/** Invented but typical names. No two towns share one, so that each establishment is in one town. */
const NAMES = `
Saint-Aubin · des Tilleuls | Sainte-Odile · du Belvédère | Saint-Roch · des Cèdres |
Sainte-Claire · de la Roseraie | Saint-Gilles · du Val | Saint-Mathurin · des Platanes |
Sainte-Cécile · des Ormes | Saint-Florent · des Alouettes | Sainte-Agathe · des Genêts |
Saint-Émilien · des Oliviers | Sainte-Solange · du Verger | Saint-Amand · des Charmes |
Sainte-Geneviève · des Ardoises | Saint-Bénigne · des Vignes | Saint-Ferréol · de la Boucle |
Sainte-Marthe · des Volcans | Saint-Léonard · des Porcelaines | Saint-Remi · des Coteaux |
Sainte-Eulalie · du Large | Saint-Pée · de la Nive | Saint-Corentin · des Camélias |
Sainte-Anne · des Hortensias | Saint-Maurice · du Semnoz | Saint-Révérien · des Faïenciers |
Sainte-Jeanne · des Marais | Saint-Goëry · des Sapins | Saint-Amans · du Causse |
Sainte-Dévote · des Arbousiers | Saint-Pardoux · des Hêtres | Saint-Géraud · des Gentianes |
Sainte-Anastasie · des Orgues | Saint-Privat · des Bruyères | Sainte-Marine · des Ajoncs |
Saint-Marcel · des Lavandes | Saint-Romain · des Sources | Sainte-Foy · des Buis |
Saint-Gérand · des Embruns`
  .split('|')
  .map((pair) => pair.split('·').map((name) => name.trim()));

/** The name of a saint and that of a garden, of all establishments in a town. */
function namesIn(town: Town): [saint: string, garden: string] {
  const names = itemAt(NAMES, TOWNS.indexOf(town));
  return [itemAt(names, 0), itemAt(names, 1)];
}

export function facilityName(setting: Setting, town: Town, random: Random): string | null {
  // Some establishments have no name.
  if (random.chance(0.1)) return null;
  const [saint, garden] = namesIn(town);
  const names: Partial<Record<Setting, string[]>> = {
    hospital: [`Hôpital ${saint}`, `Centre hospitalier ${garden}`],
    clinic: [`Clinique ${saint}`, `Polyclinique ${garden}`],
    'nursing-home': [`EHPAD ${saint}`, `Résidence ${garden}`],
    rehabilitation: [`Centre de réadaptation ${garden}`, `SMR ${saint}`],
    'health-center': [`Centre de santé ${garden}`, `Centre municipal de santé ${town.of}`],
    sos: [`Médecins de garde ${town.of}`],
    occupational: [
      `Service de santé au travail ${town.of}`,
      `Centre de médecine du travail ${garden}`,
    ],
    'mental-health': [`CMP ${garden}`, `Centre de santé mentale ${saint}`],
    imaging: [`Centre d’imagerie ${garden}`, `Centre d’imagerie ${saint}`],
    laboratory: [`Laboratoire ${saint}`, `Laboratoire ${garden}`],
  };
  return random.pick(names[setting] ?? [`Centre médical ${garden}`]);
}

/** The hospital of a town that publishes for all its wards. */
export const hubName = (town: Town): string => `Hôpital ${namesIn(town)[1]}`;

/** Most surgeries have no name: null or empty. */
export function surgeryName(setting: Setting, town: Town, random: Random): string | null {
  const [saint, garden] = namesIn(town);
  if (setting === 'msp') return `Maison de santé ${random.pick([saint, garden])}`;
  if (random.chance(0.55)) return random.chance(0.5) ? null : '';
  return random.pick([`Cabinet médical ${garden}`, 'Cabinet médical', `Pôle santé ${saint}`]);
}
