import { expect, test } from '@jest/globals';
import { startRun } from './api-check.ts';
import { checkTimes } from './check-api.ts';
import type { OperationName } from './contract.ts';
import type { Outcome } from './exchange.ts';

const success: Outcome = { kind: 'response', status: 200, headers: new Headers(), body: [] };
const failure: Outcome = { kind: 'response', status: 500, headers: new Headers(), body: [] };

function found(operation: OperationName, milliseconds: number, outcome = success) {
  const run = startRun('http://127.0.0.1:9', 1);
  const fast = { operation, call: '/fast', milliseconds: 5, outcome: success };
  run.exchanges.push(fast, { operation, call: '/slow', milliseconds, outcome });
  checkTimes(run);
  return run.findings.map(({ severity, call, effect }) => ({ severity, call, effect }));
}

test.each<[OperationName, number, string, string]>([
  ['ads', 1_100, 'advice', 'The first visitor of a page'],
  ['confirmReset', 1_100, 'advice', 'The visitor waits as long.'],
  ['partners', 2_100, 'error', '/readyz answers 503.'],
  ['randomAds', 2_600, 'advice', 'The first visitor of a page'],
])('%s in %d ms', (operation, milliseconds, severity, effect) => {
  expect(found(operation, milliseconds)).toEqual([
    { severity, call: '/slow', effect: expect.stringContaining(effect) },
  ]);
});

test('a fast response is no finding, nor is a failure, which has been reported', () => {
  expect(found('ads', 900)).toEqual([]);
  expect(found('ads', 4_000, failure)).toEqual([]);
});
