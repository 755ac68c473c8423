/** Whether a French postal code is one of overseas: 97x and 98x, but for Monaco’s own 980. */
export function isOverseas(postalCode: string | null): boolean {
  return /^9(7\d|8[1-9])\d\d$/.test(postalCode?.replace(/\s/g, '') ?? '');
}
