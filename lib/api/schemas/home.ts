import { z } from 'zod';
import { maxCode, maxLength } from '@/lib/api/limits';
import {
  code,
  field,
  fileUrl,
  httpUrl,
  id,
  line,
  readCode,
  readFileUrl,
  readHttpUrl,
  text,
} from '@/lib/api/schemas/fields';
import type { Partner } from '@/lib/home/partners';
import type { Substitute } from '@/lib/home/substitute';

const logo = field(readLogo, {
  type: ['string', 'null'],
  description: 'An http(s) URL, or a path from the root of the API that starts with a slash.',
});

const orNull = z.string().nullable();

/** A partner on the wire, under any of the names its fields go by (docs/product.md#partner). */
export const partnerSchema: z.ZodType<Partner> = z
  .object({
    name: line(maxLength.name),
    title: line(maxLength.name).describe('The name, when there is no `name`.'),
    description: text(maxLength.excerpt),
    text: text(maxLength.excerpt).describe('The description, when there is no `description`.'),
    logo,
    image: logo.describe('The logo, when there is no `logo`.'),
    href: httpUrl,
    url: httpUrl.describe('The link, when there is no `href`.'),
    link: httpUrl.describe('The link, when there is neither `href` nor `url`.'),
  })
  .meta({
    description: 'A partner needs a name and a logo.',
    allOf: [
      { anyOf: [{ required: ['name'] }, { required: ['title'] }] },
      { anyOf: [{ required: ['logo'] }, { required: ['image'] }] },
    ],
  })
  .transform((wire) => ({
    name: wire.name ?? wire.title,
    description: wire.description ?? wire.text,
    logo: wire.logo ?? wire.image,
    href: wire.href ?? wire.url ?? wire.link,
  }))
  .pipe(z.object({ name: z.string(), description: orNull, logo: z.string(), href: orNull }));

function readLogo(value: unknown): string | null {
  return readCode(value, maxCode.url)?.startsWith('/') ? readFileUrl(value) : readHttpUrl(value);
}

const unknownSpecialty = { doctor_common_name: null, name: null };
const emptyLocation = { city: null, postal_code: null, name: null };

const location = z.object({
  city: line(maxLength.name),
  postal_code: code(maxCode.word),
  name: line(maxLength.name),
});

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
      location: location.catch(emptyLocation),
    })
    .catch({ specialty: unknownSpecialty, location: emptyLocation }),
});
