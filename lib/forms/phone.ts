// All kinds of spaces, dots, dashes, slashes and parentheses that numbers are written with.
const separators = /[\s.\p{Pd}\u2212/()]/gu;

/** France, then Réunion and Mayotte, Guadeloupe, Guyane and Martinique: they share its ten digits. */
const french = /^\+(?:33|262|590|594|596)0?(?=[1-9])/;

/** North America has eleven digits: then 00 12 34 56 78, a slip for a French number, is none. */
const foreign = /^\+(?:1\d{10}|[2-9]\d{7,14})$/;

/**
 * Reads a phone number as people write and paste it. A French one, also with +33, 0033, (0) or the
 * code of an overseas department, becomes « 06 12 34 56 78 »; any other needs its code and becomes
 * `+` and 8 to 15 digits (ITU-T E.164). `null` when it is neither. A copied link may begin with
 * `tel:`.
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
