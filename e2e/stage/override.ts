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
  'compressed',
  'moved',
] as const;
export type Failure = (typeof failures)[number];

/** A response that is late is no failure: the site waits for it. */
const behaviours = [...failures, 'slow'] as const;
export type Behaviour = (typeof behaviours)[number];

const match = z.string().min(1);

/**
 * What happens to calls whose method, path, query and visitor contain `match`: they fail, or get this
 * JSON. Failures that alter a response alter the one set before, or else that of the demo API.
 */
export const overrideSchema = z.union([
  z.object({ match, failure: z.enum(behaviours) }),
  z.object({ match, response: z.json(), status: z.int().min(200).max(599) }),
]);
export type Override = z.infer<typeof overrideSchema>;
