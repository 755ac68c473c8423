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

/** The first three digits of postal codes of Corsica, those of CEDEX among them. */
const corsica: Record<string, string> = {
  '200': '2A',
  '201': '2A',
  '203': '2A',
  '207': '2A',
  '202': '2B',
  '204': '2B',
  '206': '2B',
};

/**
 * The code of the department that a postal code seems to be of. For want of a commune only: 26 communes
 * have a postal code that begins as those of another department do.
 */
export function departmentCodeOf(postalCode: string): string {
  const prefix = postalCode.slice(0, 3);
  if (prefix.startsWith('20')) return corsica[prefix] ?? '';
  return /^9[78]/.test(prefix) ? prefix : prefix.slice(0, 2);
}
