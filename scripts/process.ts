import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

type Environment = Record<string, string | undefined>;

/** Starts a script of this project, or of a package, on the Node.js of this process. */
export function startNode(
  args: string[],
  env: Environment = {},
  stdio: SpawnOptions['stdio'] = 'inherit',
): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
}

/** Runs a script and returns its exit code. */
export function runNode(args: string[], env: Environment = {}): Promise<number> {
  return exitCode(startNode(args, env));
}

/** Runs a command of the machine and returns its exit code. */
export function runCommand(command: string, args: string[], cwd = root): Promise<number> {
  return exitCode(spawn(command, args, { cwd, stdio: 'inherit' }));
}

/** 127 when the command does not exist, 1 when a signal has ended it. */
function exitCode(child: ChildProcess): Promise<number> {
  return once(child, 'exit').then(
    ([code]) => code ?? 1,
    () => 127,
  );
}

/** Terminates a process and waits for its exit. */
export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Whether nothing listens on a port of this machine. Port 0 is always free. */
export function isPortFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  );
}

/** Returns a port of 127.0.0.1 that is free now. @throws when the given port is not. */
export async function freePort(port = 0): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** Waits for a response that is not a server error; rejects when the process exits first. */
export async function untilResponds(url: string, child: ChildProcess, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`It stopped before ${url} responded.`);
    const signal = AbortSignal.timeout(Math.max(1, end - Date.now()));
    const response = await fetch(url, { signal }).catch(() => null);
    if (response && response.status < 500) return;
    await setTimeout(100);
  }
  throw new Error(`${url} did not respond within ${seconds} s.`);
}
