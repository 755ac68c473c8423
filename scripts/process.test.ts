import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  freePort,
  isPortFree,
  runCommand,
  runNode,
  startNode,
  stop,
  untilResponds,
} from './process.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

async function listen(listener?: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Starts a process that runs until it is stopped. */
function startIdle() {
  const child = startNode(['-e', 'setInterval(() => {}, 1000)'], {}, 'ignore');
  cleanUp.push(() => stop(child));
  return child;
}

describe('ports', () => {
  test('a free port can be listened on', async () => {
    const port = await freePort();
    expect(port).toBeGreaterThan(0);
    expect(await isPortFree(port)).toBe(true);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  });

  test('a port is not free while it is listened on', async () => {
    const { server, port } = await listen();
    expect(await isPortFree(port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isPortFree(port)).toBe(true);
  });
});

describe('running', () => {
  test('returns the exit code', async () => {
    expect(await runNode(['-e', ''])).toBe(0);
    expect(await runNode(['-e', 'process.exit(7)'])).toBe(7);
    expect(await runCommand(process.execPath, ['-e', 'process.exit(8)'])).toBe(8);
  });

  test('termination by a signal is a failure', async () => {
    expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(1);
  });

  test('a missing command is a failure', async () => {
    expect(await runCommand('no-such-command-anywhere', [])).toBe(127);
  });

  test('the environment is that of this process, with additions', async () => {
    const script = 'process.exit(process.env.ADDED === "1" && process.env.API_URL ? 0 : 9)';
    expect(await runNode(['-e', script], { ADDED: '1' })).toBe(0);
    expect(await runNode(['-e', script])).toBe(9);
  });
});

describe('waiting for a response', () => {
  test('ends with any response that is not a server error', async () => {
    const { port } = await listen((_request, response) => {
      response.statusCode = 404;
      response.end();
    });
    await untilResponds(`http://127.0.0.1:${port}`, startIdle());
  });

  test('continues after server errors and refused connections', async () => {
    const port = await freePort();
    const wait = untilResponds(`http://127.0.0.1:${port}`, startIdle());
    let requested = 0;
    const server = createServer((_request, response) => {
      requested += 1;
      response.statusCode = requested < 3 ? 503 : 200;
      response.end();
    }).listen(port, '127.0.0.1');
    cleanUp.push(() => server.close());
    await wait;
    expect(requested).toBe(3);
  });

  test.each([
    ['by itself', 'process.exit(3)'],
    ['without a fault', ''],
    ['by a signal', 'process.kill(process.pid, "SIGKILL")'],
  ])('fails when the process exits first, %s', async (_how, script) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    await expect(untilResponds(url, startNode(['-e', script], {}, 'ignore'))).rejects.toThrow(
      `It stopped before ${url} responded.`,
    );
  });

  test('has a timeout, even for a server that never responds', async () => {
    const { port } = await listen(() => {});
    const url = `http://127.0.0.1:${port}`;
    await expect(untilResponds(url, startIdle(), 0.3)).rejects.toThrow(
      `${url} did not respond within 0.3 s.`,
    );
  });
});

describe('stopping', () => {
  test('waits for the exit', async () => {
    const child = startIdle();
    await stop(child);
    expect(child.signalCode).toBe('SIGTERM');
  });

  test('waits for the cleanup of the process', async () => {
    const script = `
      process.on('SIGTERM', () => setTimeout(() => process.exit(5), 50));
      setInterval(() => {}, 1000);
      console.log('ready');
    `;
    const child = startNode(['-e', script], {}, ['ignore', 'pipe', 'ignore']);
    await once(child.stdout ?? child, 'data');
    await stop(child);
    expect(child.exitCode).toBe(5);
  });

  test('accepts a process that has already exited', async () => {
    for (const script of ['', 'process.kill(process.pid, "SIGKILL")']) {
      const child = startNode(['-e', script], {}, 'ignore');
      await once(child, 'exit');
      await stop(child);
      await stop(child);
    }
  });
});
