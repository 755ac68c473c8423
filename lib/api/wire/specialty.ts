import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty';
import { id } from '@/lib/api/wire/number';
import { requiredText } from '@/lib/api/wire/text';

/** A specialty on the wire. */
export const specialtySchema: z.ZodType<Specialty> = z.object({ id, name: requiredText });
