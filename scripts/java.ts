import { spawnSync } from 'node:child_process';

/** Whether this machine has Java, which the Nu HTML Checker needs. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
