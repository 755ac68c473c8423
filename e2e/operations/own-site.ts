import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { stop, untilResponds } from '../../scripts/process.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { test as base } from '../http-test.ts';
import { ownPort, publicUrl } from '../stage/site.ts';

/** The lines of an event in the log of the site that all tests share. */
export function siteLog(event: string): Record<string, unknown>[] {
  return readFileSync('test-results/site.log', 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line));
}

/** An API that a test controls, and that records its requests. */
type OwnApi = { url: string; calls: IncomingMessage[]; respond: RequestListener };

type OwnSite = {
  url: string;
  process: ChildProcess;
  /** The lines of its output since it started. */
  output: () => string[];
  /** The exit of the process. */
  ended: Promise<{ code: number | null; signal: string | null }>;
};

type Fixtures = {
  ownApi: OwnApi;
  /** Starts a site that uses `ownApi`, on a port of this worker. The site stops at the end of the test. */
  launch: (environment?: Record<string, string>, port?: number) => Promise<OwnSite>;
  /** Like `launch`, but waits until the site responds. */
  startOwn: (environment?: Record<string, string>) => Promise<OwnSite>;
};

export const test = base.extend<Fixtures>({
  ownApi: async ({}, use) => {
    const api: OwnApi = { url: '', calls: [], respond: (_, response) => response.end('[]') };
    const server = createServer((request, response) => {
      api.calls.push(request);
      response.setHeader('content-type', 'application/json');
      api.respond(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(api);
    server.close();
    server.closeAllConnections();
  },

  launch: async ({ ownApi }, use) => {
    const started: OwnSite[] = [];
    await use(async (environment = {}, port) => {
      const configuration = {
        ...siteEnvironment(ownApi.url, publicUrl),
        // Off, because these tests count calls of the API.
        ADS_INDEX: 'off',
        ...environment,
      };
      const site = startOwnSite(configuration, port ?? (await ownPort()));
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => stop(site.process)));
  },

  startOwn: async ({ launch }, use) => {
    await use(async (environment) => {
      const site = await launch(environment);
      await untilResponds(`${site.url}/healthz`, site.process);
      return site;
    });
  },
});

function startOwnSite(environment: Record<string, string>, port: number): OwnSite {
  const child = startSite(port, environment, ['ignore', 'pipe', 'pipe']);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => text.split('\n').filter(Boolean),
    ended: once(child, 'exit').then(([code, signal]) => ({ code, signal })),
  };
}

export { expect } from '../http-test.ts';

const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.number().optional(),
});
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.looseObject({ scopeSpans: z.array(z.looseObject({ spans: z.array(spanSchema) })) }),
  ),
});

type Span = z.infer<typeof spanSchema>;

/** Starts a collector of traces (OTLP over HTTP, JSON), which records what it receives. */
export async function startCollector(): Promise<{
  url: string;
  spans: Span[];
  bodies: string[];
  stop: () => void;
}> {
  const spans: Span[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    bodies.push(body);
    for (const { scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, spans, bodies, stop };
}
