import type { ApiCheck } from '../api-check.ts';
import { inWords, isSuccess, type Outcome } from '../exchange.ts';
import type { OperationName } from '../operations.ts';

/**
 * Checks that paths of calls that exist are answered with and without a slash at the end, by a redirect too.
 *
 * @param calls paths as the site requests them.
 */
export async function checkSlashes(
  check: ApiCheck,
  calls: readonly (readonly [OperationName, string])[],
): Promise<void> {
  await Promise.all(
    calls.map(async ([operation, path]) => {
      const call = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
      const outcome = await check.get(operation, call);
      if (isSuccess(outcome) || leadsTo(path, outcome)) return;
      check.advise(
        'slash',
        { operation, call },
        `${inWords(outcome)} With the other form of the path it is found.`,
        `None: the site requests ${path}.`,
      );
    }),
  );
}

function leadsTo(path: string, outcome: Outcome): boolean {
  if (outcome.kind !== 'response') return false;
  const location = outcome.headers.get('location') ?? '';
  const base = 'http://api.invalid';
  return URL.canParse(location, base) && new URL(location, base).pathname === path;
}
