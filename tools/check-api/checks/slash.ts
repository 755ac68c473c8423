import type { ApiCheck } from '../api-check.ts';
import type { OperationName } from '../contract.ts';
import { inWords, isSuccess, type Outcome } from '../exchange.ts';

/**
 * Checks that the path of a call that exists is answered with and without a slash at the end, by a redirect too.
 *
 * @param path as the site requests it.
 */
export async function checkSlash(
  check: ApiCheck,
  operation: OperationName,
  path: string,
): Promise<void> {
  const call = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const outcome = await check.request({ operation, call });
  const isFound = isSuccess(outcome) || leadsTo(path, outcome);
  const problem = `${inWords(outcome)} With the other form of the path it is found.`;
  check.advise({ operation, call }, { slash: !isFound && problem });
}

function leadsTo(path: string, outcome: Outcome): boolean {
  if (outcome.kind !== 'response') return false;
  const location = outcome.headers.get('location') ?? '';
  return URL.parse(location, 'http://api.invalid')?.pathname === path;
}
