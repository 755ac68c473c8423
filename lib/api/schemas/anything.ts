import { z } from 'zod';

/** Whatever there is under a name, or nothing: to zod the key of a `z.unknown()` must be there. */
export const anything = z.unknown().optional();
