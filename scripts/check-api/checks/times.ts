import { readinessTimeoutMs } from '@/lib/api/limits';
import type { ApiCheck } from '../api-check.ts';
import { type Exchange, isSuccess } from '../exchange.ts';
import { type OperationName, operations } from '../operations.ts';

/** Milliseconds after which a visitor notices. */
const slowMs = 1_000;

/** Compares response times with what the site waits for. Those beyond its timeout were reported as failures. */
export function checkTimes(
  check: Pick<ApiCheck, 'error' | 'advise'>,
  exchanges: readonly Exchange[],
) {
  for (const operation of Object.keys(operations) as OperationName[]) {
    const slowest = slowestOf(exchanges.filter((each) => each.operation === operation));
    if (slowest === undefined) continue;
    const { call, milliseconds } = slowest;
    const problem = `The slowest response took ${Math.round(milliseconds)} ms.`;
    if (operation === 'partners' && milliseconds > readinessTimeoutMs) {
      check.error('slow', { operation, call }, problem, '/readyz answers 503.');
    } else if (milliseconds > slowMs) {
      check.advise(
        'slow',
        { operation, call },
        problem,
        operation === 'confirmReset'
          ? 'The visitor waits as long.'
          : 'The first visitor of a page that is not stored yet waits as long.',
      );
    }
  }
}

function slowestOf(exchanges: Exchange[]): Exchange | undefined {
  return exchanges
    .filter(({ outcome }) => isSuccess(outcome))
    .reduce<Exchange | undefined>(
      (slowest, each) =>
        slowest === undefined || each.milliseconds > slowest.milliseconds ? each : slowest,
      undefined,
    );
}
