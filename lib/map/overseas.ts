/** Whether a French postal code is overseas: 97x and 98x, except 980, which is Monaco. */
export function isOverseas(postalCode: string | null): boolean {
  return /^9(7\d|8[1-9])\d\d$/.test(postalCode?.replace(/\s/g, '') ?? '');
}
