import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { root } from './process.ts';

/** Runs a script that starts a process that does not end, and then runs `begin`. */
function run(begin: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { runTogether } from './scripts/demo-stage.ts';
    const node = (code) => spawn(process.execPath, ['-e', code], { stdio: 'inherit' });
    await runTogether(async (start) => {
      const first = start(node('console.log("first"); setInterval(() => {}, 1_000)'));
      console.log(first.pid);
      ${begin}
    });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: root,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const firstOf = (output: string) => Number(/^\d+$/m.exec(output)?.[0]);

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops all of them', async (signal) => {
  const { child, ended } = run('');
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    if (output.includes('first')) child.kill(signal);
  });
  const { code } = await ended;
  expect(code).toBe(0);
  expect(isRunning(firstOf(output))).toBe(false);
});

test('stops the others when one of them exits', async () => {
  const { code, output } = await run(`start(node('console.log("second")'));`).ended;
  expect(code).toBe(1);
  expect(output).toContain('second');
  expect(isRunning(firstOf(output))).toBe(false);
});

test('prints the message of an error, and stops all of them', async () => {
  const { code, output } = await run(`throw new Error('The build failed.');`).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The build failed\.$/m);
  expect(output).not.toContain('demo-stage.ts');
  expect(isRunning(firstOf(output))).toBe(false);
});
