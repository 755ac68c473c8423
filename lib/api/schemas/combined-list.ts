import { z } from 'zod';

/** The lists of choices on the wire, of which the site reads one. */
export const combinedListSchema = z.object({ specialties: z.unknown() });
