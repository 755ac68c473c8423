import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';

/** A file: its path from the root of the project, and its text. */
export type Source = readonly [path: string, text: string];

/** The subject of a check, and the problems it found, as lines for a terminal. */
export type Checked = { what: string; problems: string[] };

/** Reads the files of glob patterns, without tests, in the order of their paths. */
export function readSources(patterns: string | string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.(?:test|fixture|spec)\.tsx?$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

/** The number of the line at an offset of a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
