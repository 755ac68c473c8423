import { readFileSync } from 'node:fs';
import { z } from 'zod';

const townSchema = z.strictObject({
  kind: z.enum(['metropolis', 'city', 'rural', 'island']),
  name: z.string(),
  postalCode: z.string(),
  /** The centre, WGS84. */
  latitude: z.number(),
  longitude: z.number(),
  /** How to get there, and life after work: whole sentences to choose from. */
  access: z.array(z.string()),
  life: z.array(z.string()),
});

export type Town = z.infer<typeof townSchema> & {
  /** The name after « à » and after « de », with its article and elision. */
  at: string;
  of: string;
};

export type TownKind = Town['kind'];

const file = new URL('./towns.json', import.meta.url);

export const TOWNS: readonly Town[] = z
  .array(townSchema)
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map((town) => ({ ...town, at: atTown(town.name), of: ofTown(town.name) }));

function atTown(name: string): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}

function ofTown(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEÉIOUY]/.test(name) ? `d’${name}` : `de ${name}`;
}
