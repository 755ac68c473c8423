import type { SQLOutputValue } from 'node:sqlite';

/** Values of a row of SQLite, by their type. */

export type Row = Record<string, SQLOutputValue>;

export function numberOf(value: SQLOutputValue | undefined): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} of SQLite, not a number`);
}

export function numberOrNull(value: SQLOutputValue | undefined): number | null {
  return value === null ? null : numberOf(value);
}

export function textOrNull(value: SQLOutputValue | undefined): string | null {
  if (value === null || typeof value === 'string') return value;
  throw new TypeError(`A ${typeof value} of SQLite, not text`);
}

export function bytesOf(value: SQLOutputValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} of SQLite, not bytes`);
}
