/** A medical specialty, by which ads are filtered (docs/product.md#specialty). */
export type Specialty = {
  id: number;
  name: string;
};

/** The specialty with this id; `undefined` when there is none. */
export function specialtyById(specialties: Specialty[], id: number): Specialty | undefined {
  return specialties.find((specialty) => specialty.id === id);
}

/** Whether a specialty filter is valid: the specialty exists, or the filter is empty. */
export function isAmong(specialties: Specialty[], id: number | null): boolean {
  return id === null || specialtyById(specialties, id) !== undefined;
}
