import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { maxLength } from '@/lib/api/limits';
import { id } from '@/lib/api/schemas/number';
import { requiredLine } from '@/lib/api/schemas/text';

/** A specialty on the wire. */
export const specialtySchema: z.ZodType<Specialty> = z.object({
  id,
  name: requiredLine(maxLength.name),
});
