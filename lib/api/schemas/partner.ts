import { z } from 'zod';
import { readFileUrl, readHttpUrl } from '@/lib/api/schemas/link';
import { readText } from '@/lib/api/schemas/text';
import type { Partner } from '@/lib/home/partner';

/** A partner on the wire, under any of the names its fields go by (specification, section 3). */
export const partnerSchema: z.ZodType<Partner> = z
  .record(z.string(), z.unknown())
  .transform((wire) => ({
    name: readText(wire.name) ?? readText(wire.title),
    description: readText(wire.description) ?? readText(wire.text),
    logo: readLogo(wire.logo) ?? readLogo(wire.image),
    href: readHttpUrl(wire.href) ?? readHttpUrl(wire.url) ?? readHttpUrl(wire.link),
  }))
  .pipe(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      logo: z.string(),
      href: z.string().nullable(),
    }),
  );

/** An http(s) URL, or a path from the root of the API. */
function readLogo(value: unknown): string | null {
  return readText(value)?.startsWith('/') ? readFileUrl(value) : readHttpUrl(value);
}
