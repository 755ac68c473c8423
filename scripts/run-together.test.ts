import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { root } from './process.ts';

/** Runs a script in which `start` starts one process for ever, and `run` another one. */
function run(begin: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { runTogether } from './scripts/run-together.ts';
    const node = (code) => spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
    await runTogether(async (start) => {
      const first = start(node('console.log("first"); setInterval(() => {}, 1_000)'));
      console.log(first.pid);
      ${begin}
    });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: root,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said })) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const firstOf = (said: string) => Number(/^\d+$/m.exec(said)?.[0]);

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops all of them', async (signal) => {
  const { child, ended } = run('');
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
    if (said.includes('first')) child.kill(signal);
  });
  const { code } = await ended;
  expect(code).toBe(0);
  expect(isRunning(firstOf(said))).toBe(false);
});

test('when one of them exits the others are stopped', async () => {
  const { code, said } = await run(`start(node('console.log("second")'));`).ended;
  expect(code).toBe(1);
  expect(said).toContain('second');
  expect(isRunning(firstOf(said))).toBe(false);
});

test('an error is printed as its message alone, and stops them', async () => {
  const { code, said } = await run(`throw new Error('The build failed.');`).ended;
  expect(code).toBe(1);
  expect(said).toMatch(/^The build failed\.$/m);
  expect(said).not.toContain('run-together.ts');
  expect(isRunning(firstOf(said))).toBe(false);
});
