import { expect, test } from '@jest/globals';
import { requestId } from './request-id';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ofNginx = '4f2b6c1e9d7a4f2b6c1e9d7a4f2b6c1e';

test('the id of a trusted proxy stays', () => {
  expect(requestId(ofNginx, 1)).toBe(ofNginx);
  expect(requestId('Root=1-67891233-abcdef012345678912345678', 2)).toMatch(/^Root=/);
});

test.each([
  undefined,
  '',
  'court',
  'x'.repeat(129),
  'avec espace',
  'à-é-è-ù-ô',
  '{"a":"b","c":1}',
  [ofNginx],
])('%j is replaced by a UUID', (received) => {
  expect(requestId(received, 1)).toMatch(uuid);
});

test('without a proxy every request has a new id', () => {
  expect(requestId(ofNginx, 0)).toMatch(uuid);
  expect(requestId(ofNginx, 0)).not.toBe(requestId(ofNginx, 0));
});
