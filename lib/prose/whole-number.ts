/** A whole number between two others, as an attribute writes it; `null` for anything else. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\s{0,9}-?\d{1,6}\s{0,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
