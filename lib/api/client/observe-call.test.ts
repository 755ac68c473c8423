import { expect, test } from '@jest/globals';
import {
  ApiFailureError,
  ApiInvalidResponseError,
  ApiNotFoundError,
  ApiUnreachableError,
} from '@/lib/api/errors';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';
import { observeCall } from './observe-call';

test('without METRICS_TOKEN and traces a call only runs', async () => {
  expect(await observeCall('GET', '/search', async (headers) => headers)).toEqual({});
});

test('a call that succeeds is measured', async () => {
  const measured = recordMeasurements();
  await observeCall('GET', '/search', async () => 1);
  expect(measured).toEqual([['callEnded', '/search', 'ok']]);
});

test.each([
  [new ApiNotFoundError('GET /a: 404'), 'not_found'],
  [new ApiFailureError('GET /a: 302', 302, null), 'status_3xx'],
  [new ApiFailureError('GET /a: 503', 503, null), 'status_5xx'],
  [new ApiUnreachableError('GET /a: timeout', 'timeout'), 'timeout'],
  [new ApiUnreachableError('GET /a: refused', 'refused'), 'refused'],
  [new ApiInvalidResponseError('GET /a: not JSON'), 'invalid'],
  [new DOMException('', 'AbortError'), 'aborted'],
])('%s has the outcome %s', async (error, outcome) => {
  const measured = recordMeasurements();
  const call = observeCall('GET', '/search', () => Promise.reject(error));
  await expect(call).rejects.toBe(error);
  expect(measured).toEqual([['callEnded', '/search', outcome]]);
});
