/** Clermont-Ferrand has fourteen times the people of Clermont (Oise). */
const ratio = 10;

/** Whether a place is so much larger than another that it may be meant by the name of the other. */
export function isFarLarger(place: { population: number }, than: { population: number }): boolean {
  return place.population >= ratio * than.population;
}
