const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A file size: « 84 ko », « 1,2 Mo ». */
export function formatWeight(bytes: number): string {
  return bytes < 1_000_000
    ? `${number.format(Math.ceil(bytes / 1_000))}\u00a0ko`
    : `${number.format(bytes / 1_000_000)}\u00a0Mo`;
}
