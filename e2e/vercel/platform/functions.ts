import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FunctionOutput } from './build-output.ts';

export type Call = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer<ArrayBuffer> };

export type Functions = {
  /** Calls a function, in a process of its own that starts with the first call. */
  call(called: FunctionOutput, call: Call): Promise<Answer>;
  /** Ends all processes, as Vercel does with those that wait; the next call starts another. */
  recycle(): Promise<void>;
};

type Started = { child: ChildProcess; port: Promise<number> };

const program = new URL('function-process.ts', import.meta.url);
/** « nobody »: a function cannot write, and reads its own files only. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * The functions of a build. Each has a folder with only the files that were traced into it.
 * @param work the folder of these folders. @param origin of this platform, for its caches.
 * @param skippedMs how far the clock of a process that starts is ahead.
 */
export function createFunctions(
  work: string,
  env: Record<string, string | undefined>,
  origin: string,
  skippedMs: () => number,
): Functions {
  const started = new Map<string, Started>();
  const main = join(work, 'function-process.ts');
  copyFileSync(program, main);

  function start(called: FunctionOutput): Started {
    const folder = materialize(called, work);
    const child = spawn(process.execPath, [main, folder, called.handler], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...env,
        ...called.environment,
        NODE_ENV: 'production',
        TZ: ':UTC',
        VERCEL: '1',
        VERCEL_ENV: 'production',
        VERCEL_REGION: 'cdg1',
        PLATFORM_ORIGIN: origin,
        SKIPPED_MS: String(skippedMs()),
        FUNCTION_IS_WEB: called.useWebApi ? '1' : '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...unprivileged,
    });
    const onExit = () => started.delete(called.folder);
    child.on('exit', onExit);
    const port = new Promise<number>((resolve, reject) => {
      child.on('exit', (code) => reject(new Error(`${called.name} ended with ${code}.`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, digits] = /^PORT (\d+)$/.exec(line) ?? [];
        if (digits) resolve(Number(digits));
        else process.stdout.write(`${called.name}: ${line}\n`);
      });
    });
    // Nobody may be waiting for it.
    port.catch(() => {});
    return { child, port };
  }

  return {
    async call(called, call) {
      const running = started.get(called.folder) ?? start(called);
      started.set(called.folder, running);
      return send(await running.port, call);
    },
    async recycle() {
      const running = [...started.values()].map(({ child }) => child);
      started.clear();
      const exits = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
}

/** Makes the folder of a function: its own files, and links to those that were traced. Returns its path. */
function materialize({ name, folder, filePathMap }: FunctionOutput, work: string): string {
  const target = join(work, name.replaceAll(/[^\w.-]/g, '_'));
  if (existsSync(target)) return target;
  cpSync(folder, target, { recursive: true });
  for (const [path, source] of Object.entries(filePathMap)) link(source, join(target, path));
  return target;
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  if (statSync(source).isDirectory()) {
    for (const name of readdirSync(source)) link(join(source, name), join(target, name));
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // On another disk.
    copyFileSync(source, target);
  }
}

/** The bytes of the files of a function, of which Vercel takes 250 MB. */
export function sizeOf({ folder, filePathMap }: FunctionOutput): number {
  const own = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const traced = Object.values(filePathMap).map((path) => sizeIn(path));
  return [...own, ...traced].reduce((sum, bytes) => sum + bytes, 0);
}

function sizeIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeIn(join(path, name)), 0);
}

/** Sends a request to 127.0.0.1, with its headers as they are. */
function send(port: number, { method, url, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers, setHost: false };
    const sent = request(options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: Buffer.concat(parts) });
    });
    sent.on('error', reject).end(body);
  });
}
