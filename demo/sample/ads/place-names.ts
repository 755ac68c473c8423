import type { Random } from '../random.ts';
import type { Setting } from '../themes/theme.ts';
import type { Town } from '../towns.ts';

const SAINTS = ['Saint-Aubin', 'Sainte-Odile', 'Saint-Roch', 'Sainte-Claire', 'Saint-Gilles'];
const PARKS = ['du Parc', 'des Tilleuls', 'des Cèdres', 'du Belvédère', 'de la Roseraie', 'du Val'];
const GARDENS = ['Les Glycines', 'Les Marronniers', 'Le Clos des Vignes', 'Les Jardins de Louise'];

/** An invented but typical name. */
export function facilityName(setting: Setting, town: Town, random: Random): string | null {
  // Some establishments have no name.
  if (random.chance(0.06)) return null;
  const saint = random.pick(SAINTS);
  const park = random.pick(PARKS);
  const names: Partial<Record<Setting, string[]>> = {
    hospital: [`Hôpital ${saint}`, `Centre hospitalier ${park}`, `Hôpital ${park}`],
    clinic: [`Clinique ${saint}`, `Polyclinique ${park}`, `Clinique ${park}`],
    'nursing-home': [`EHPAD ${random.pick(GARDENS)}`, `Résidence ${random.pick(GARDENS)}`],
    rehabilitation: [`Centre de réadaptation ${park}`, `SMR ${saint}`],
    'health-center': [`Centre de santé ${park}`, `Centre municipal de santé ${town.of}`],
    sos: [`Association SOS Médecins ${town.name}`],
    occupational: [
      `Service de santé au travail ${town.of}`,
      `Centre de médecine du travail ${park}`,
    ],
    'mental-health': [`CMP ${park}`, `Centre de santé mentale ${saint}`],
    imaging: [`Centre d’imagerie ${park}`, `Centre d’imagerie ${saint}`],
    laboratory: [`Laboratoire ${saint}`, `Laboratoire ${park}`],
  };
  return random.pick(names[setting] ?? [`Centre médical ${park}`]);
}

/** Most surgeries have no name: null or empty. */
export function surgeryName(setting: Setting, random: Random): string | null {
  if (setting === 'msp') return `Maison de santé ${random.pick(PARKS)}`;
  if (random.chance(0.55)) return random.chance(0.5) ? null : '';
  return random.pick([`Cabinet médical ${random.pick(PARKS)}`, 'Cabinet médical', 'Pôle santé']);
}
