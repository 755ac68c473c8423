import type { SQLOutputValue } from 'node:sqlite';

export function numberOf(value: SQLOutputValue | undefined): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`SQLite gave a ${typeof value}, not a number`);
}

export function bytesOf(value: SQLOutputValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite gave a ${typeof value}, not bytes`);
}
