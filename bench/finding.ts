/** The expected and the measured value, and whether the expectation is met. */
export type Finding = { what: string; expected: string; measured: string; isMet: boolean };

/** The outcome of one part of the bench. */
export type Part = {
  title: string;
  /** What the figures mean. */
  note: string;
  columns: string[];
  rows: string[][];
  findings: Finding[];
};

export function atLeast(what: string, measured: number, limit: number): Finding {
  const isMet = measured >= limit;
  return { what, expected: `≥ ${limit}`, measured: ratio(measured), isMet };
}

export function atMost(what: string, measured: number, limit: number): Finding {
  const isMet = measured <= limit;
  return { what, expected: `≤ ${limit}`, measured: ratio(measured), isMet };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error('A median of nothing.');
  return (upper + lower) / 2;
}

/** A ratio with two decimals, or without decimals from 10 on. */
export function ratio(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(2);
}
