import { spawnSync } from 'node:child_process';

/** Whether this machine has a Java, by which the Nu HTML Checker runs. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
