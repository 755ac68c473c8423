import { type ChildProcess, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Which of two cores a process uses: the server that is measured has one, everything else the other. */
type Role = 'server' | 'visitors';

const cores: Record<Role, string> = { server: '1', visitors: '0' };

/** Whether processes can be pinned to a core: on Linux, with two cores. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).status === 0;

/** Pins a running process, and its future children, to its core. */
export function pin(role: Role, child: ChildProcess): ChildProcess {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', cores[role], String(child.pid)]);
  return child;
}
