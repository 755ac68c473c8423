import { expect, test } from '@jest/globals';
import { compressValue, decompressValue, unpooled } from './stored-bytes';

test('bytes of a pool get memory of their own', () => {
  const pooled = Buffer.from('Médecine générale');
  const copy = unpooled(pooled);
  expect(String(copy)).toBe('Médecine générale');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  expect(copy.buffer.byteLength).toBe(copy.length);
});

test('a value survives compression, and its bytes have memory of their own', () => {
  const value = { titles: Array.from({ length: 100 }, (_, id) => `Médecine générale, ${id}`) };
  const bytes = compressValue(value);
  expect(decompressValue(bytes)).toEqual(value);
  expect(bytes.length).toBeLessThan(JSON.stringify(value).length / 3);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
