import type { Coordinates } from '../../ads/position.ts';

/** The INSEE code of what Paris, Lyon and Marseille are typed as, though no letter is sent there. */
export const wholeCityCodes: Record<string, string> = {
  '75000': '75056',
  '69000': '69123',
  '13000': '13055',
};

/** Whether a number is a postal code or the number of a department: `29000`, `29`, `2a`, `974`. */
export function isWholeNumber(number: string): boolean {
  return /^(?:\d{5}|\d\d|2[ab]|9[78]\d)$/.test(number);
}

/** The department of a postal or INSEE code, overseas with three digits; 20 for all postal codes of Corsica. */
export function departmentOf(code: string): string {
  return code.slice(0, /^9[78]/.test(code) ? 3 : 2);
}

/** The department that a postal code seems to be of, when no commune is known: 26 communes have one of another. */
export function departmentCodeOf(postalCode: string): string {
  if (/^20[0137]/.test(postalCode)) return '2A';
  return /^20[246]/.test(postalCode) ? '2B' : departmentOf(postalCode);
}

/** Where French addresses are, roughly, in degrees. Saint-Barthélemy and Saint-Martin share the codes of Guadeloupe. */
const territories = [
  { postalCodes: /^(0[1-9]|[1-8]\d|9[0-5])/, south: 41, north: 51.2, west: -5.2, east: 9.7 },
  { postalCodes: /^971/, south: 15.7, north: 18.3, west: -63.3, east: -60.8 },
  { postalCodes: /^972/, south: 14.2, north: 15, west: -61.4, east: -60.7 },
  { postalCodes: /^973/, south: 2, north: 6, west: -54.8, east: -51.4 },
  { postalCodes: /^974/, south: -21.6, north: -20.7, west: 55, east: 56 },
  { postalCodes: /^975/, south: 46.6, north: 47.3, west: -56.6, east: -56 },
  { postalCodes: /^976/, south: -13.2, north: -12.4, west: 44.8, east: 45.5 },
  { postalCodes: /^986/, south: -14.6, north: -13, west: -178.4, east: -175.9 },
  { postalCodes: /^987/, south: -28.2, north: -7.5, west: -155, east: -134 },
  { postalCodes: /^988/, south: -23.5, north: -17.5, west: 158, east: 172.5 },
];

/** Whether a place can be where a postal code is, and is not where both coordinates lead when they are swapped. */
export function isInTerritory(postalCode: string, { latitude, longitude }: Coordinates): boolean {
  return territories.some(
    ({ postalCodes, south, north, west, east }) =>
      postalCodes.test(postalCode) &&
      latitude >= south &&
      latitude <= north &&
      longitude >= west &&
      longitude <= east,
  );
}
