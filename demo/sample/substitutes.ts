import { person } from './people.ts';
import { itemAt, type Random, randomFrom } from './random.ts';
import { THEMES } from './themes/themes.ts';
import { TOWNS } from './towns.ts';

const COUNT = 40;
const PORTRAITS = 6;

/** Some of them need each fallback of the spotlight. */
export const substituteDocuments = (): string[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const random = randomFrom('substitute', index);
    const { firstName, lastName } = person(random);
    const theme = random.weighted(THEMES.map((item) => [item, item.frequency] as const));
    return JSON.stringify({
      id: 301 + index * 7,
      first_name: nameless(index) ? '' : firstName,
      last_name: nameless(index) ? null : lastName,
      email: `remplacant${index + 1}@example.org`,
      phone: `+33639980${String(100 + index)}`,
      profile_picture: picture(index),
      specialty: index % 13 === 6 ? null : theme.specialty.name,
      ...(index % 13 !== 6 && { profile: profile(index, theme, random) }),
      is_available: true,
      created_at: '2026-01-12T08:30:00Z',
    });
  });

const nameless = (index: number) => index % 19 === 11;

function picture(index: number): string | null {
  if (index % 5 === 0) return `/media/substitutes/portrait-${((index / 5) % PORTRAITS) + 1}.svg`;
  return index % 7 === 3 ? '' : null;
}

function profile(
  index: number,
  theme: { specialty: { id: number; name: string }; practitioner: string },
  random: Random,
): Record<string, unknown> | null {
  if (index % 11 === 4) return null;
  const town = random.pick(TOWNS);
  const locations = [
    { city: town.name, postal_code: town.postalCode, name: null },
    { city: town.name, postal_code: town.postalCode },
    { city: '', postal_code: town.postalCode, name: `Secteur ${town.of}` },
    { city: null, postal_code: null, name: `${town.name} et alentours` },
    null,
  ];
  const { id, name } = theme.specialty;
  const specialties = [
    { id, name, doctor_common_name: capital(theme.practitioner) },
    { id, name, doctor_common_name: capital(theme.practitioner) },
    { id, name, doctor_common_name: '' },
    { id, name },
    null,
  ];
  return {
    specialty: itemAt(specialties, index % specialties.length),
    location: itemAt(locations, Math.floor(index / 2) % locations.length),
    rpps_number: `1010${String(1_000_000 + index * 7919).slice(-7)}`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
