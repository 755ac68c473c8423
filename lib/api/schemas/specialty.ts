import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { maxLength } from '@/lib/api/limits';
import { id, requiredLine } from '@/lib/api/schemas/fields';

/** A specialty on the wire. */
export const specialtySchema: z.ZodType<Specialty> = z.object({
  id,
  name: requiredLine(maxLength.name),
});

/** The lists of choices on the wire, of which the site reads one. */
export const combinedListSchema = z.object({ specialties: z.unknown() });
