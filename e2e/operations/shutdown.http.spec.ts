import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { root, untilResponds } from '../../scripts/process.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { ownPort, publicUrl } from '../stage/site.ts';
import { expect, test } from './own-site.ts';

const partners = '/api/v1/core/partners/';

test.describe('shutdown', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`by ${signal} completes open requests, refuses new ones, and exits with 0`, async ({
      request,
      startOwn,
      ownApi,
    }) => {
      const { url, process, ended, output } = await startOwn();
      let reached = () => {};
      const isRequested = new Promise<void>((resolve) => {
        reached = resolve;
      });
      ownApi.respond = (_, response) => {
        reached();
        setTimeout(() => response.end('[]'), 2_000);
      };
      const slow = request.get(`${url}${partners}`);
      await isRequested;
      process.kill(signal);
      // Twice, because npm passes on a signal that the terminal sends to the process too.
      process.kill(signal);
      await expect.poll(() => output().join()).toContain('"event":"stopping"');
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            ({ status }) => status,
            () => 'refused',
          ),
        )
        .toBe('refused');

      const response = await slow;
      expect(response.status()).toBe(200);
      expect(await response.json()).toEqual([]);
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(output().join()).not.toContain('"event":"requests aborted"');
    });
  }

  test('does not wait for idle connections, not even for those without a request', async ({
    startOwn,
  }) => {
    const { url, process, ended, output } = await startOwn();
    const agent = new Agent({ keepAlive: true, keepAliveMsecs: 60_000 });
    const [response] = (await once(get(`${url}/healthz`, { agent }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    const unresponsive = connect(Number(new URL(url).port), '127.0.0.1');
    await once(unresponsive, 'connect');
    process.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    // The server logs this only when it aborts requests at the time limit.
    expect(output().join()).not.toContain('"event":"requests aborted"');
    agent.destroy();
    unresponsive.destroy();
  });

  test('cuts off a request that never ends', async ({ startOwn, ownApi }) => {
    const { url, process, ended, output } = await startOwn();
    ownApi.respond = (_, response) => response.end('[]');
    const endless = connect(Number(new URL(url).port), '127.0.0.1');
    endless.on('error', () => {});
    const head = 'POST /api/reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    endless.write(`${head}Content-Length: 10\r\nExpect: 100-continue\r\n\r\n1`);
    // « 100 Continue »: the server has read its head.
    await once(endless, 'data');
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    silent.on('error', () => {});
    silent.write('GET /healthz HTT');
    await once(silent, 'connect');
    const start = Date.now();
    process.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(Date.now() - start).toBeGreaterThan(15_000);
    expect(output().join()).toContain('"event":"requests aborted"');
  });

  test('with a delay makes /readyz fail first, and still serves requests', async ({
    request,
    startOwn,
  }) => {
    const { url, process, ended } = await startOwn({ SHUTDOWN_DELAY: '10' });
    expect((await request.get(`${url}/readyz`)).status()).toBe(200);
    process.kill('SIGTERM');
    await expect
      .poll(async () => (await request.get(`${url}/readyz`)).status(), { timeout: 9_000 })
      .toBe(503);
    const response = await request.get(`${url}/readyz`);
    expect(await response.json()).toEqual({ status: 'not ready' });
    expect(response.headers().connection).toBe('close');
    expect((await request.get(`${url}/cgu`)).status()).toBe(200);
    expect((await ended).code).toBe(0);
  });

  test('works below npm start', async ({ ownApi }) => {
    const port = await ownPort();
    const npm = spawn('npm', ['start', '--', '-H', '127.0.0.1', '-p', String(port)], {
      cwd: root,
      env: { ...process.env, ...siteEnvironment(ownApi.url, publicUrl) },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}/healthz`;
    await untilResponds(url, npm);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
  });
});
