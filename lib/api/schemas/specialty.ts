import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { id } from '@/lib/api/schemas/number';
import { requiredText } from '@/lib/api/schemas/text';

/** A specialty on the wire. */
export const specialtySchema: z.ZodType<Specialty> = z.object({ id, name: requiredText });
