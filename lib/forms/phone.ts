// The spaces, dots, dashes, slashes and parentheses that people write in numbers.
const separators = /[\s.\p{Pd}\u2212/()]/gu;

/** Metropolitan France, then Réunion and Mayotte, Guadeloupe, Guyane, Martinique: all with ten digits. */
const french = /^\+(?:33|262|590|594|596)0?(?=[1-9])/;

/** North American numbers have eleven digits, so that 00 12 34 56 78, a mistyped French one, is invalid. */
const foreign = /^\+(?:1\d{10}|[2-9]\d{7,14})$/;

/**
 * Parses a phone number as people write or paste it, also with `tel:`. A French one, also with +33,
 * 0033, (0) or the code of an overseas department, becomes « 06 12 34 56 78 »; any other needs its
 * country code and becomes `+` and 8 to 15 digits (ITU-T E.164). `null` when it is neither.
 */
export function readPhone(text: string): string | null {
  const compact = text
    .replace(/^tel:/i, '')
    .replace(/\(\s*0\s*\)/, '')
    .replace(separators, '')
    .replace(/^00/, '+');
  const national = compact.replace(french, '0');
  if (/^0[1-9]\d{8}$/.test(national)) return national.replace(/\d\d(?=\d)/g, '$& ');
  if (french.test(compact)) return null;
  return foreign.test(compact) ? compact : null;
}
