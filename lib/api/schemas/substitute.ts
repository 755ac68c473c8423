import { z } from 'zod';
import { maxCode, maxLength } from '@/lib/api/limits';
import { code, line } from '@/lib/api/schemas/fields';
import { fileUrl } from '@/lib/api/schemas/link';
import { id } from '@/lib/api/schemas/number';
import type { Substitute } from '@/lib/home/substitute';

const unknownSpecialty = { doctor_common_name: null, name: null };
const emptyLocation = { city: null, postal_code: null, name: null };

/** A substitute on the wire. Only the id is required. */
export const substituteSchema: z.ZodType<Substitute> = z.object({
  id,
  first_name: line(maxLength.name),
  last_name: line(maxLength.name),
  profile_picture: fileUrl,
  specialty: line(maxLength.name),
  profile: z
    .object({
      specialty: z
        .object({ doctor_common_name: line(maxLength.name), name: line(maxLength.name) })
        .catch(unknownSpecialty),
      location: z
        .object({
          city: line(maxLength.name),
          postal_code: code(maxCode.word),
          name: line(maxLength.name),
        })
        .catch(emptyLocation),
    })
    .catch({ specialty: unknownSpecialty, location: emptyLocation }),
});
