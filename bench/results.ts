import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../scripts/process.ts';
import { canPin } from './cores.ts';
import type { Part } from './finding.ts';

const marks = { begin: '<!-- npm run bench: begin -->', end: '<!-- npm run bench: end -->' };

/** A part as text: its table, then its findings. */
export function partText({ title, note, columns, rows }: Part): string {
  return `## ${title}\n\n${note}\n\n${table(columns, rows)}`;
}

/** Writes all parts to results.md, and the findings into docs/performance.md. */
export function writeResults(parts: Part[]): void {
  const findings = findingsTable(parts);
  const text = [`# Results of \`npm run bench\``, machine(), findings, ...parts.map(partText)];
  writeFileSync(join(root, 'bench', 'results.md'), `${text.join('\n\n')}\n`);
  const file = join(root, 'docs', 'performance.md');
  writeFileSync(file, between(readFileSync(file, 'utf8'), `${machine()}\n\n${findings}`));
}

export function findingsTable(parts: Part[]): string {
  const rows = parts.flatMap(({ findings }) =>
    findings.map(({ what, expected, measured, isMet }) => [
      what,
      expected,
      isMet ? measured : `${measured} (missed)`,
    ]),
  );
  return table(['what', 'expected', 'measured'], rows);
}

/** @throws when the text lacks the markers. */
function between(text: string, content: string): string {
  const begin = text.indexOf(marks.begin);
  const end = text.indexOf(marks.end);
  if (begin === -1 || end < begin)
    throw new Error(`docs/performance.md lacks the markers ${marks.begin}.`);
  return `${text.slice(0, begin + marks.begin.length)}\n\n${content}\n\n${text.slice(end)}`;
}

function machine(): string {
  const manifest = readFileSync(join(root, 'node_modules', 'next', 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() || 'processor of no name';
  const cores = `${availableParallelism()} × ${model}${canPin ? ', one for the server' : ''}`;
  return `${day}, ${cores}, ${type()} ${release()}, Node.js ${process.version}, Next.js ${version}.`;
}

function table(columns: string[], rows: string[][]): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}
