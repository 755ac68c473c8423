/** A medical specialty, by which ads are filtered (docs/product.md#specialty). */
export type Specialty = { id: number; name: string };

/** The specialty with this id; `undefined` when there is none. */
export function specialtyById(specialties: Specialty[], id: number): Specialty | undefined {
  return specialties.find((specialty) => specialty.id === id);
}

/** The name of an unknown specialty, as of an old link. */
export const unknownSpecialty = 'Spécialité choisie';

/** The name of a specialty, {@link unknownSpecialty} for one that is not among them. */
export function specialtyName(specialties: Specialty[], id: number): string {
  return specialtyById(specialties, id)?.name ?? unknownSpecialty;
}

/** Whether a specialty filter is valid: the specialty exists, or the filter is empty. */
export function isAmong(specialties: Specialty[], id: number | null): boolean {
  return id === null || specialtyById(specialties, id) !== undefined;
}

/** A specialty to filter by; one that is known to have no open ad says so. */
export type SpecialtyChoice = Specialty & { withoutAds?: true };

/** The specialties to filter by: those that are not among the `open` ones, if these are known, come last. */
export function specialtyChoices(
  specialties: Specialty[],
  open: Specialty[] | null,
): SpecialtyChoice[] {
  if (open === null) return specialties;
  const ids = new Set(open.map(({ id }) => id));
  return [
    ...specialties.filter(({ id }) => ids.has(id)),
    ...specialties
      .filter(({ id }) => !ids.has(id))
      .map((specialty) => ({ ...specialty, withoutAds: true as const })),
  ];
}
