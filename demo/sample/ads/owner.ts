import { type Person, person } from '../people.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Setting, Theme } from '../themes/theme.ts';
import { THEMES } from '../themes/themes.ts';
import { TOWNS, type Town, type TownKind } from '../towns.ts';
import { facilityName, hubName, surgeryName } from './place-names.ts';
import { STREETS } from './streets.ts';

export type Owner = {
  number: number;
  theme: Theme;
  setting: Setting;
  /** The doctor to be replaced, or the person in charge of an establishment. */
  person: Person;
  isFacility: boolean;
  placeName: string | null;
  address: string;
  town: Town;
  /** `null` for the few whose address could not be geocoded. */
  position: { latitude: number; longitude: number } | null;
};

const FACILITIES: readonly Setting[] = [
  'health-center',
  'hospital',
  'nursing-home',
  'rehabilitation',
  'sos',
  'occupational',
  'mental-health',
];
/** Some of these are run by a company, others by a doctor. */
const EITHER: readonly Setting[] = ['clinic', 'imaging', 'laboratory'];

const GENERAL_PRACTICE = 1;

const themeWeights = THEMES.map((theme) => [theme, theme.frequency] as const);

export function ownerNumbered(number: number): Owner {
  const random = randomFrom('owner', number);
  const theme = random.weighted(themeWeights);
  const setting = random.weighted(theme.settings);
  const town = random.pick(townsFor(setting, theme));
  const isFacility =
    FACILITIES.includes(setting) || (EITHER.includes(setting) && random.chance(0.5));
  const placeName = isFacility
    ? facilityName(setting, town, random)
    : surgeryName(setting, town, random);
  // All ads of an establishment have the same address, whoever publishes them.
  const site = isFacility && placeName !== null ? randomFrom('establishment', placeName) : random;
  return {
    number,
    theme,
    setting,
    isFacility,
    person: person(random),
    placeName,
    address: addressOf(site),
    town,
    position: random.chance(0.92) ? near(town, site) : null,
  };
}

const addressOf = (random: Random) => `${random.between(1, 94)} ${random.pick(STREETS)}`;

/** A hospital that publishes for all its wards: many ads at one point of the map. */
export function hubOwner(block: number, number: number): Owner {
  const place = randomFrom('hub', block);
  const town = place.pick(TOWNS.filter(({ kind }) => kind === 'city'));
  const random = randomFrom('hub ad', number);
  const theme = random.weighted(
    THEMES.filter(hasHospital).map((item) => [item, Math.min(item.frequency, 6)] as const),
  );
  const placeName = hubName(town);
  const site = randomFrom('establishment', placeName);
  return {
    number: -1 - block,
    theme,
    setting: 'hospital',
    isFacility: true,
    person: person(place),
    placeName,
    address: addressOf(site),
    town,
    position: near(town, site),
  };
}

const hasHospital = (theme: Theme) => theme.settings.some(([setting]) => setting === 'hospital');

const TOWN_KINDS: Partial<Record<Setting, readonly TownKind[]>> = {
  solo: ['metropolis', 'city', 'rural'],
  group: ['metropolis', 'city', 'rural'],
  msp: ['city', 'rural', 'rural'],
  island: ['island'],
  'nursing-home': ['city', 'rural'],
  'health-center': ['metropolis', 'city'],
};

/** In rural towns there are only general practitioners. */
function townsFor(setting: Setting, { specialty }: Theme): Town[] {
  const kinds = TOWN_KINDS[setting] ?? ['metropolis', 'city'];
  const reached = kinds.filter((kind) => kind !== 'rural' || specialty.id === GENERAL_PRACTICE);
  return reached.flatMap((kind) => TOWNS.filter((town) => town.kind === kind));
}

/** Within a few hundred metres of the centre, with the six decimals of the service. */
export function near({ latitude, longitude }: Town, random: Random) {
  return {
    latitude: latitude + (random.next() - 0.5) * 0.008,
    longitude: longitude + (random.next() - 0.5) * 0.012,
  };
}
