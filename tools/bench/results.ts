import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type } from 'node:os';
import { join } from 'node:path';
import next from 'next/package.json' with { type: 'json' };
import { root } from '../../scripts/process.ts';
import { canPin } from './cores.ts';
import type { Finding } from './finding.ts';

/** What is between the two comments. */
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
