import { z } from 'zod';
import { fileUrl } from '@/lib/api/schemas/link';
import { id } from '@/lib/api/schemas/number';
import { text } from '@/lib/api/schemas/text';
import type { Substitute } from '@/lib/home/substitute';

const unknownSpecialty = { doctor_common_name: null, name: null };
const emptyLocation = { city: null, postal_code: null, name: null };

/** A substitute on the wire. Only the id is required. */
export const substituteSchema: z.ZodType<Substitute> = z.object({
  id,
  first_name: text,
  last_name: text,
  profile_picture: fileUrl,
  specialty: text,
  profile: z
    .object({
      specialty: z.object({ doctor_common_name: text, name: text }).catch(unknownSpecialty),
      location: z.object({ city: text, postal_code: text, name: text }).catch(emptyLocation),
    })
    .catch({ specialty: unknownSpecialty, location: emptyLocation }),
});
