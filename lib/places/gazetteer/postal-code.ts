import { type Bounds, type Coordinates, franceBounds, isInBounds } from '../coordinates.ts';

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

/** Postal codes with their ISO 3166-1 code and their rough bounds. Two islands share 971 with Guadeloupe. */
const territories: { postalCodes: RegExp; country: string; bounds?: Bounds }[] = [
  { postalCodes: /^(?:0[1-9]|[1-8]\d|9[0-5])/, country: 'FR', bounds: franceBounds },
  { postalCodes: /^(?:97133|977)/, country: 'BL' },
  { postalCodes: /^(?:97150|978)/, country: 'MF' },
  { postalCodes: /^971/, country: 'GP', bounds: boundsOf(15.7, 18.3, -63.3, -60.8) },
  { postalCodes: /^972/, country: 'MQ', bounds: boundsOf(14.2, 15, -61.4, -60.7) },
  { postalCodes: /^973/, country: 'GF', bounds: boundsOf(2, 6, -54.8, -51.4) },
  { postalCodes: /^974/, country: 'RE', bounds: boundsOf(-21.6, -20.7, 55, 56) },
  { postalCodes: /^975/, country: 'PM', bounds: boundsOf(46.6, 47.3, -56.6, -56) },
  { postalCodes: /^976/, country: 'YT', bounds: boundsOf(-13.2, -12.4, 44.8, 45.5) },
  { postalCodes: /^980/, country: 'MC', bounds: boundsOf(43.7, 43.8, 7.4, 7.5) },
  { postalCodes: /^984/, country: 'TF' },
  { postalCodes: /^986/, country: 'WF', bounds: boundsOf(-14.6, -13, -178.4, -175.9) },
  { postalCodes: /^987/, country: 'PF', bounds: boundsOf(-28.2, -7.5, -155, -134) },
  { postalCodes: /^988/, country: 'NC', bounds: boundsOf(-23.5, -17.5, 158, 172.5) },
];

function boundsOf(south: number, north: number, west: number, east: number): Bounds {
  return { south, north, west, east };
}

/** The ISO 3166-1 alpha-2 code of a postal code; `null` when it is not one of France or Monaco. */
export function countryOf(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  return territories.find(({ postalCodes }) => postalCodes.test(postalCode))?.country ?? null;
}

/** Whether a place can be where a postal code is, and is not where both coordinates lead when they are swapped. */
export function isInTerritory(postalCode: string, place: Coordinates): boolean {
  return territories.some(
    ({ postalCodes, bounds }) =>
      postalCodes.test(postalCode) && bounds && isInBounds(bounds, place),
  );
}
