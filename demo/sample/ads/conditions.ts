import type { Random } from '../random.ts';
import type { Setting } from '../themes/theme.ts';
import type { TownKind } from '../towns.ts';
import type { Owner } from './owner.ts';

type Convention = 'secteur_1' | 'secteur_2' | 'non_conventionne' | null;

export type Conditions = {
  convention: Convention;
  secretary: boolean;
  housing: boolean;
  dining: boolean;
  teleconsultation: boolean;
  transport: boolean;
};

const SALARIED: readonly Setting[] = [
  'hospital',
  'nursing-home',
  'rehabilitation',
  'occupational',
  'mental-health',
];
const HAS_CANTEEN: readonly Setting[] = ['hospital', 'nursing-home', 'rehabilitation', 'clinic'];
const AT_A_DISTANCE: readonly Setting[] = [
  'solo',
  'group',
  'msp',
  'health-center',
  'mental-health',
];

const HOUSING: Record<TownKind, number> = {
  metropolis: 0.06,
  city: 0.25,
  rural: 0.65,
  island: 0.95,
};
const TRANSPORT: Record<TownKind, number> = {
  metropolis: 0.95,
  city: 0.75,
  rural: 0.1,
  island: 0.1,
};

export function conditionsOf(owner: Owner, random: Random): Conditions {
  const { setting, town } = owner;
  return {
    convention: conventionOf(owner, random),
    secretary: random.chance(setting === 'solo' || setting === 'group' ? 0.6 : 0.85),
    housing: random.chance(HOUSING[town.kind]) || (setting === 'hospital' && random.chance(0.45)),
    dining: random.chance(HAS_CANTEEN.includes(setting) ? 0.75 : 0.04),
    teleconsultation: AT_A_DISTANCE.includes(setting) && random.chance(0.3),
    transport: random.chance(TRANSPORT[town.kind]),
  };
}

function conventionOf({ setting, theme }: Owner, random: Random): Convention {
  if (SALARIED.includes(setting)) return null;
  const isGeneral = theme.specialty.id === 1;
  return random.weighted<Convention>([
    ['secteur_1', isGeneral ? 82 : 48],
    ['secteur_2', isGeneral ? 5 : 38],
    ['non_conventionne', isGeneral ? 4 : 3],
    [null, 10],
  ]);
}
