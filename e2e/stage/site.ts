import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isPortFree, stop, untilResponds } from '../../scripts/process.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { startGateway } from './gateway.ts';

/** The origin of canonical URLs, which differs from the origin that the tests request. */
export const publicUrl = 'https://www.medireleve.example';

type StagedSite = {
  url: string;
  /** The gateway between the site and the demo API. */
  gatewayUrl: string;
  /** Moves the clock ahead by two minutes, on a site that was started with {@link movableClock}. */
  skipTime: () => void;
  stop: () => Promise<void>;
};

/** Starts a built site on 127.0.0.1. */
export type StartSite = (port: number, env: Record<string, string>) => ChildProcess;

/** The environment variable with which a test can move the clock of a site. */
export const movableClock = {
  NODE_OPTIONS: `--import ${new URL('clock.ts', import.meta.url).href}`,
};

/**
 * Starts the built site, with empty caches and a gateway of its own.
 *
 * @param environment variables besides those of the demo.
 * @param start replaces `npm start`.
 */
export async function startStagedSite(
  demoUrl: string,
  name: string,
  environment: Record<string, string> = {},
  start: StartSite = (port, env) => startSite(port, env, ['ignore', 'pipe', 'pipe']),
): Promise<StagedSite> {
  const gateway = await startGateway(demoUrl);
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${name}.log`);
  const configuration = {
    ...siteEnvironment(gateway.url, publicUrl),
    // The tests act as the proxy and set the IP address of the visitor.
    TRUSTED_PROXIES: '1',
    // The developer's environment may have these variables; most tests need a site without them.
    GOOGLE_MAPS_API_KEY: '',
    PREVIEW_SECRET: '',
    FORM_RELAY: '',
    ...environment,
  };
  const site = start(port, configuration);
  site.stdout?.pipe(log);
  site.stderr?.pipe(log);

  const stopBoth = async () => {
    await Promise.all([stop(site), gateway.stop()]);
  };
  try {
    await untilResponds(`${url}/icon.svg`, site);
  } catch (error) {
    await stopBoth();
    throw error;
  }
  const skipTime = () => void site.kill('SIGUSR2');
  return { url, gatewayUrl: gateway.url, skipTime, stop: stopBoth };
}

/** {@link startStagedSite}, and waits for the index of ads, without which lists are those of the API. */
export async function startIndexedSite(
  ...site: Parameters<typeof startStagedSite>
): Promise<StagedSite> {
  const started = await startStagedSite(...site);
  for (let waited = 0; waited < 30_000; waited += 100) {
    if ((await fetch(`${started.url}/annonces/lieux`)).status !== 503) break;
    await delay(100);
  }
  return started;
}

/** Below the ports that the system assigns to connections and to servers that listen on port 0. */
const firstPort = 20_000;
const portsOfWorker = 500;
// Two runs on one machine seldom look for a port in the same place.
let used = process.pid % portsOfWorker;

/**
 * A free port, for a server that must know its port before it listens. Each worker has ports of its own: otherwise
 * another test could take the port before the server listens, and this test would request the site of the other.
 */
export async function ownPort(): Promise<number> {
  // Unset in the global setup. https://playwright.dev/docs/test-parallel#worker-index-and-parallel-index
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? -1) + 1;
  for (;;) {
    const port = firstPort + worker * portsOfWorker + (used % portsOfWorker);
    used += 1;
    if (await isPortFree(port)) return port;
  }
}
