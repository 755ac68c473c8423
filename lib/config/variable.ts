import type { z } from 'zod';

type Variable<S extends z.ZodType> = { schema: S; purpose: string; example: string };

/** An environment variable: what it may be, and what messages say it is for, with an example. */
export function variable<S extends z.ZodType>(
  schema: S,
  purpose: string,
  example: string,
): Variable<S> {
  return { schema, purpose, example };
}
