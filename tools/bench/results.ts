import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type } from 'node:os';
import { join } from 'node:path';
import next from 'next/package.json' with { type: 'json' };
import { root } from '../../scripts/process.ts';
import { canPin } from './server.ts';

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

/** The part of the document between the two comments. */
const generated = /(<!-- npm run bench: begin -->).*(<!-- npm run bench: end -->)/s;

/** Writes the findings, and on what machine they were measured, into docs/performance.md. */
export function writeTable(findings: Finding[]): void {
  const file = join(root, 'docs', 'performance.md');
  const content = `$1\n\n${machine()}\n\n${tableOf(findings)}\n\n$2`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(generated, content));
}

/** The findings as a table in Markdown. */
export function tableOf(findings: Finding[]): string {
  const rows = [
    ['what', 'expected', 'measured'],
    ...findings.map(({ what, expected, measured, isMet }) => [
      what,
      expected,
      isMet ? measured : `${measured} (missed)`,
    ]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [head, ...lines] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...lines].join('\n');
}

function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const cores = `${availableParallelism()} × ${model}${canPin ? ', one for the server' : ''}`;
  return `${day}, ${cores}, ${type()} ${release()}, Node.js ${process.version}, Next.js ${next.version}.`;
}
