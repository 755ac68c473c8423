/** A medical specialty ads are filtered by (specification, section 3). */
export type Specialty = {
  id: number;
  name: string;
};
