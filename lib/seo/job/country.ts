/**
 * Postal codes of France and Monaco with their ISO 3166-1 code; `FR` is the European part of France
 * only. Saint-Barthélemy and Saint-Martin have postal codes among those of Guadeloupe.
 */
const countries: [postalCodes: RegExp, code: string][] = [
  [/^(?:0[1-9]|[1-8]\d|9[0-5])/, 'FR'],
  [/^(?:97133|977)/, 'BL'],
  [/^(?:97150|978)/, 'MF'],
  [/^971/, 'GP'],
  [/^972/, 'MQ'],
  [/^973/, 'GF'],
  [/^974/, 'RE'],
  [/^975/, 'PM'],
  [/^976/, 'YT'],
  [/^980/, 'MC'],
  [/^984/, 'TF'],
  [/^986/, 'WF'],
  [/^987/, 'PF'],
  [/^988/, 'NC'],
];

/** The ISO 3166-1 alpha-2 code of a postal code; `null` when it is not one of France or Monaco. */
export function countryOf(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  return countries.find(([postalCodes]) => postalCodes.test(postalCode))?.[1] ?? null;
}
