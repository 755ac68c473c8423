/** The expected and the measured value, and whether the expectation is met. */
export type Finding = { what: string; expected: string; measured: string; isMet: boolean };

/** @param where the page that was measured, if the finding is about the worst of several. */
export function atLeast(what: string, measured: number, limit: number, where?: string): Finding {
  return finding(what, `≥ ${limit}`, measured, measured >= limit, where);
}

/** @param where the page that was measured, if the finding is about the worst of several. */
export function atMost(what: string, measured: number, limit: number, where?: string): Finding {
  return finding(what, `≤ ${limit}`, measured, measured <= limit, where);
}

function finding(
  what: string,
  expected: string,
  measured: number,
  isMet: boolean,
  where?: string,
): Finding {
  const figure = rounded(measured);
  return { what, expected, measured: where ? `${figure} (${where})` : `${figure}`, isMet };
}

/** With two decimals, or without decimals from 10 on. */
export function rounded(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(100 * value) / 100;
}

/** @throws when there are no values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error('A median of nothing.');
  return (upper + lower) / 2;
}
