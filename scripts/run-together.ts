import type { ChildProcess } from 'node:child_process';
import { stop } from './process.ts';

/** Adds a process to those that end together. */
export type Start = (child: ChildProcess) => ChildProcess;

/**
 * Runs processes that end together: at Ctrl-C, when one of them exits, or when `begin` throws, whose message is
 * printed.
 */
export async function runTogether(begin: (start: Start) => Promise<void>): Promise<void> {
  const started: ChildProcess[] = [];
  let stopping = false;

  async function end(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    await Promise.all(started.map(stop));
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  try {
    await begin((child) => {
      started.push(child);
      child.on('exit', () => end(1));
      return child;
    });
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
