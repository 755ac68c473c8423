import * as z from 'zod/mini';

/** A place as `/api/places` sends it and the browser stores it. */
export const placeSummarySchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['commune', 'department', 'region']),
  /** The number of the department that a label says: « Villepinte (93) »; `null` for a region. */
  department: z.nullable(z.string()),
  postalCodes: z.array(z.string()),
});

/** A place as the browser knows it. */
export type PlaceSummary = z.output<typeof placeSummarySchema>;
