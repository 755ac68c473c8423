import { readinessTimeoutMs } from '@/lib/api/limits';
import type { ApiCheck } from '../api-check.ts';
import { operations } from '../contract.ts';
import { type Exchange, isSuccess } from '../exchange.ts';

/** Milliseconds after which a visitor notices. */
const slowMs = 1_000;

/** Compares response times with what the site waits for. Those beyond its timeout were reported as failures. */
export function checkTimes(check: ApiCheck, exchanges: readonly Exchange[]): void {
  for (const { name: operation } of operations) {
    const [slowest] = exchanges
      .filter((each) => each.operation === operation && isSuccess(each.outcome))
      .sort((one, other) => other.milliseconds - one.milliseconds);
    if (slowest === undefined || slowest.milliseconds <= slowMs) continue;
    const { call, milliseconds } = slowest;
    const isError = operation === 'partners' && milliseconds > readinessTimeoutMs;
    const problem = `The slowest response took ${Math.round(milliseconds)} ms.`;
    if (isError) check.error({ operation, call }, { slow: problem });
    else check.advise({ operation, call }, { slow: problem });
  }
}
