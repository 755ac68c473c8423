/** A medical specialty ads are filtered by (specification, section 3). */
export type Specialty = {
  id: number;
  name: string;
};

/** The specialty with this id; `undefined` when there is none. */
export function specialtyById(specialties: Specialty[], id: number): Specialty | undefined {
  return specialties.find((specialty) => specialty.id === id);
}

/** Whether ads can be looked for by this specialty: there is such a one, or none is asked for. */
export function isAmong(specialties: Specialty[], id: number | null): boolean {
  return id === null || specialtyById(specialties, id) !== undefined;
}
