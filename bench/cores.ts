import { type ChildProcess, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Who has a core to itself: the server that is measured, or all that is around it. */
type Role = 'server' | 'visitors';

const cores: Record<Role, string> = { server: '1', visitors: '0' };

/** Whether processes can be held to a core: on Linux, with two of them. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).status === 0;

/** Holds a process that runs, and what it starts from now on, to its core. */
export function pin(role: Role, child: ChildProcess): ChildProcess {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', cores[role], String(child.pid)]);
  return child;
}

/** The command that runs another on its core. */
export function pinned(role: Role, command: string, args: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', cores[role], command, ...args]] : [command, args];
}
