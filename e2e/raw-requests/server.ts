import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startSite } from '../../scripts/site.ts';
import { test as base } from '../http-test.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/test.ts';

type RawResponse = { status: number | null; headers: Record<string, string>; body: string };

type Options = {
  /** Milliseconds without data from the server after which the request fails. */
  timeout?: number;
  /** Whether to close the sending side after the request. */
  end?: boolean;
};

/** Sends text unchanged, whether or not it is valid HTTP, and reads until the server closes the connection. */
export function sendRaw(
  url: string,
  text: string,
  { timeout = 10_000, end = false }: Options = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      if (end) socket.end(text);
      else socket.write(text);
    });
    let received = '';
    socket.setTimeout(timeout, () => socket.destroy(new Error(`No end after ${timeout} ms.`)));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // A server that closes while the client is still sending resets the connection.
    socket.on('error', (error) => {
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) return;
      reject(error);
    });
    socket.on('close', () => resolve(read(received)));
  });
}

function read(received: string): RawResponse {
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d+)/.exec(first)?.[1];
  return {
    status: status === undefined ? null : Number(status),
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    ),
    body: body.join('\r\n\r\n'),
  };
}

type Server = {
  url: string;
  /** Milliseconds of processor time that all its threads have used since it started. */
  cpuTime: () => Promise<number>;
  /** Bytes of memory that it uses. */
  memory: () => Promise<number>;
};

const preload = new URL('./report-cpu-usage.ts', import.meta.url).href;

/** Starts a site with every feature that visitors can reach, on the demo API or another one. */
export async function startServer(name: string, apiUrl = process.env.E2E_DEMO_URL ?? '') {
  const processes: ChildProcess[] = [];
  const site = await startStagedSite(
    apiUrl,
    name,
    {
      PREVIEW_SECRET: secret,
      REVALIDATE_SECRET: secret,
      PICTURE_HOSTS: 'images.example.org',
      GOOGLE_MAPS_API_KEY: 'cle-de-test',
      LOG_REQUESTS: 'on',
    },
    (port, env) => {
      const child = startSite(port, { ...env, NODE_OPTIONS: `--import ${preload}` }, [
        'ignore',
        'pipe',
        'pipe',
        'ipc',
      ]);
      processes.push(child);
      return child;
    },
  );
  const usage = () => usageOf(processes[0]);
  const server: Server = {
    url: site.url,
    cpuTime: async () => (await usage())[0],
    memory: async () => (await usage())[1],
  };
  return { server, stop: site.stop };
}

const startedServer = startOnce((workerIndex) => startServer(`site-${workerIndex}-raw-requests`));

/** {@link startServer}, for the tests of one file. */
export const test = base.extend<{ server: Server }>({
  server: [async ({}, use) => use((await startedServer()).server), { timeout: 120_000 }],
});

async function usageOf(child: ChildProcess | undefined): Promise<[number, number]> {
  if (child === undefined) throw new Error('No server was started.');
  const response = once(child, 'message');
  child.send('usage');
  const [[milliseconds, bytes]] = await response;
  return [Number(milliseconds), Number(bytes)];
}

export { expect } from '../http-test.ts';
