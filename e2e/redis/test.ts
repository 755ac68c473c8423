import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { findRedis } from '../../scripts/programs.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { ownPort, publicUrl, startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/test.ts';

/** With it /readyz says how an instance is. */
export const operatorToken = 'operator-of-the-tests';

/** A Redis server that a test can kill and start again on the same port. */
export class TestRedis {
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await ownPort());
    await redis.start();
    return redis;
  }

  /** Starts the server with an empty memory. */
  async start(): Promise<void> {
    const options = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--save', ''];
    this.#process = spawn(findRedis() ?? 'redis-server', [...options, '--appendonly', 'no'], {
      cwd: '/tmp',
      stdio: 'ignore',
    });
    for (;;) {
      const socket = createConnection(this.#port, '127.0.0.1');
      const isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until the number of keys stays the same for a second, because instances write after their responses. */
  async settled(): Promise<void> {
    let size = '';
    for (let same = 0; same < 10; same += 1) {
      const before = size;
      size = await this.#send('DBSIZE');
      if (size !== before) same = 0;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The reply to a command without arguments. */
  async #send(command: string): Promise<string> {
    const socket = createConnection(this.#port, '127.0.0.1');
    socket.write(`${command}\r\n`);
    const [reply] = await once(socket, 'data');
    socket.destroy();
    return String(reply);
  }

  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (process === null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  /** Suspends the process, which then accepts connections but never responds. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }
}

/** Starts a server that accepts connections and never responds. */
export async function startUnresponsive(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  return listen(server, sockets);
}

/** Starts a server in front of Redis that delays replies by this number of milliseconds. */
export async function startSlow(
  redis: string,
  delayMs: number,
): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const upstream = createConnection(Number(new URL(redis).port), '127.0.0.1');
    socket.pipe(upstream);
    upstream.on('data', (data) => setTimeout(() => socket.write(data), delayMs));
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  return listen(server, sockets);
}

/** Makes a server listen, until `stop` closes it and these sockets. */
async function listen(
  server: Server,
  sockets: Set<Socket>,
): Promise<{ url: string; stop: () => void }> {
  const port = await ownPort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}

type Pair = {
  redis: TestRedis;
  gatewayUrl: string;
  /** The URLs of the two instances of the site. */
  one: string;
  other: string;
  /** The name of the log of the second one. */
  otherName: string;
  /** The events about Redis that the first instance has logged, in order. */
  redisLog: () => string[];
};

const startedPair = startOnce(async (workerIndex) => {
  const redis = await TestRedis.start();
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const name = `site-${workerIndex}-redis`;
  const shared = {
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: secret,
    METRICS_TOKEN: operatorToken,
  };
  const one = await startStagedSite(demoUrl, name, shared);
  // With the gateway of the first instance, because instances share pages only with the same API. Variables that change
  // no page may differ.
  const other = await startStagedSite(demoUrl, `${name}-other`, {
    ...siteEnvironment(one.gatewayUrl, publicUrl),
    TRUSTED_PROXIES: '1',
    LOG_REQUESTS: 'on',
    ...shared,
  });
  const pair: Pair = {
    redis,
    gatewayUrl: one.gatewayUrl,
    one: one.url,
    other: other.url,
    otherName: `${name}-other`,
    redisLog: () => readRedisLog(name),
  };
  return {
    pair,
    async stop() {
      redis.resume();
      await Promise.all([one.stop(), other.stop(), redis.kill()]);
    },
  };
});

/** A test of two instances of the site with one API and one Redis. They differ only in their URL and logging. */
export const test = base.extend<{ instances: Pair & { api: Api } }>({
  instances: [
    async ({}, use) => {
      const { pair } = await startedPair();
      await withApi(pair.gatewayUrl, (api) => use({ ...pair, api }));
    },
    { timeout: 120_000 },
  ],
});

/** The events about Redis that a site has logged, in order. */
export function readRedisLog(name: string): string[] {
  return readFileSync(`test-results/${name}.log`, 'utf8')
    .split('\n')
    .flatMap((line) => /"event":"(redis [^"]+)"/.exec(line)?.[1] ?? []);
}

export { expect } from '../http-test.ts';
