import { z } from 'zod';

/** The ways the API fails, one call at a time; `failures.ts` says what each does. */
export const failures = [
  'error',
  'not-found',
  'too-many',
  'broken',
  'cut',
  'timeout',
  'trickle',
  'html',
  'truncated',
  'shape',
  'huge',
  'packed',
  'moved',
] as const;
export type Failure = (typeof failures)[number];

const match = z.string().min(1);

/**
 * What becomes of the calls whose method, path, query and visitor contain `match`: they fail, or are
 * answered with this JSON. A failure spoils the answer that was given for them before, or else the
 * one of the demo API.
 */
export const orderSchema = z.union([
  z.object({ match, failure: z.enum(failures) }),
  z.object({ match, answer: z.json(), status: z.int().min(200).max(599) }),
]);
export type Order = z.infer<typeof orderSchema>;
