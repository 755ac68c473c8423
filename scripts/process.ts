import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

type Environment = Record<string, string | undefined>;

const options = (env: Environment, stdio: SpawnOptions['stdio']): SpawnOptions => ({
  cwd: root,
  stdio,
  env: { ...process.env, ...env },
});

/** Starts a script of this project, or of a package, on the Node.js of this process. */
export function startNode(
  args: string[],
  env: Environment = {},
  stdio: SpawnOptions['stdio'] = 'inherit',
): ChildProcess {
  return spawn(process.execPath, args, options(env, stdio));
}

/** Runs a script and returns its exit code. */
export function runNode(args: string[], env: Environment = {}): Promise<number> {
  return exitCode(startNode(args, env));
}

/** Runs a command of the machine and returns its exit code. */
export function runCommand(command: string, args: string[], cwd = root): Promise<number> {
  return exitCode(spawn(command, args, { ...options({}, 'inherit'), cwd }));
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Terminates a process and waits for its exit. */
export function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Whether nothing listens on a port of this machine. Port 0 is always free. */
export function isPortFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

/** A port of 127.0.0.1 that is free now. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

/** Waits for a response that is no server error; rejects when the process exits first. */
export async function untilResponds(url: string, child: ChildProcess, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`It stopped before ${url} responded.`);
    const signal = AbortSignal.timeout(Math.max(1, end - Date.now()));
    const response = await fetch(url, { signal }).catch(() => null);
    if (response && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond within ${seconds} s.`);
}
