import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { ownPort, startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/test.ts';
import { startNginx } from './nginx.ts';

/** A server that stands in for an instance of the site. */
export type Instance = {
  port: number;
  /** The status of the response for a path: 200 unless a test sets it. */
  status: (path: string) => number;
  /** The body of each response. */
  body: string;
  /** The headers of the last request. */
  headers: IncomingHttpHeaders;
  /** The target of the last request. */
  url: string;
  stop: () => void;
};

export async function startInstance(): Promise<Instance> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const instance: Instance = {
    port: (server.address() as AddressInfo).port,
    status: () => 200,
    body: '<p>',
    headers: {},
    url: '',
    stop: () => server.close().closeAllConnections(),
  };
  server.on('request', ({ url = '', headers }, response) => {
    instance.headers = headers;
    instance.url = url;
    response.writeHead(instance.status(url), { 'cache-control': 'no-store' }).end(instance.body);
  });
  return instance;
}

type Stage = {
  /** The URLs of nginx and of the site behind it. */
  url: string;
  siteUrl: string;
  gatewayUrl: string;
  /** The content of one of nginx's logs. */
  logged: (name: string) => string;
  killSite: () => Promise<void>;
};

const startedStage = startOnce(async (workerIndex) => {
  const site = await startStagedSite(process.env.E2E_DEMO_URL ?? '', `site-${workerIndex}-nginx`, {
    REVALIDATE_SECRET: secret,
    PREVIEW_SECRET: secret,
  });
  const nginx = await startNginx([Number(new URL(site.url).port)], { newPort: ownPort });
  const stage: Stage = {
    url: nginx.url,
    siteUrl: site.url,
    gatewayUrl: site.gatewayUrl,
    logged: (name) => readFileSync(join(nginx.logs, name), 'utf8'),
    killSite: site.stop,
  };
  return {
    stage,
    async stop() {
      await nginx.stop();
      await site.stop();
    },
  };
});

/** A site behind nginx with `deploy/nginx.conf`, for the tests of one file. */
export const test = base.extend<{ staged: Stage & { api: Api } }>({
  staged: [
    async ({}, use) => {
      const { stage } = await startedStage();
      await withApi(stage.gatewayUrl, (api) => use({ ...stage, api }));
    },
    { timeout: 60_000 },
  ],
});

export { expect } from '../http-test.ts';
