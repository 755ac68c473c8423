import { expect, test } from '@jest/globals';
import { unpooled } from './unpooled';

test('bytes of a pool get memory of their own', () => {
  const pooled = Buffer.from('Médecine générale');
  const copy = unpooled(pooled);
  expect(String(copy)).toBe('Médecine générale');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  expect(copy.buffer.byteLength).toBe(copy.length);
});
