import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startNode, stop, untilResponds } from '../../scripts/process.ts';
import { buildSite, siteEnvironment } from '../../scripts/site.ts';
import { ownPort, publicUrl, type StartSite, startIndexedSite, startStagedSite } from './site.ts';

/** Nothing listens there: the build needs no API. */
const noApi = 'http://127.0.0.1:9';

/** Global setup: the stage, and the same site without an index of ads. Returns the teardown. */
export default async function start(): Promise<() => Promise<void>> {
  const stopStage = await startStage();
  const environment = { ADS_INDEX: 'off' };
  try {
    const demoUrl = process.env.E2E_DEMO_URL ?? '';
    const site = await startStagedSite(demoUrl, 'site-without-index', environment);
    process.env.E2E_SITE_WITHOUT_INDEX_URL = site.url;
    process.env.E2E_GATEWAY_WITHOUT_INDEX_URL = site.gatewayUrl;
    return async () => {
      await site.stop();
      await stopStage();
    };
  } catch (error) {
    await stopStage();
    throw error;
  }
}

/**
 * Starts the demo API, the gateway that makes it fail, and the site, built for production, which calls the gateway.
 * Returns a function that stops all of them.
 *
 * @param demoOptions further options of the demo API.
 * @param environment variables of the site besides those of the demo; a function gets the origin of the demo API.
 * @param host how the site is built and started; by default as `npm run build` and `npm start` do.
 */
export async function startStage(
  demoOptions: string[] = [],
  environment: Record<string, string> | ((apiUrl: string) => Record<string, string>) = {},
  host: { build?: typeof build; start?: StartSite } = {},
): Promise<() => Promise<void>> {
  // scripts/test.ts sets this too; here it is for a run of the end-to-end tests alone.
  process.env.NODE_COMPILE_CACHE ??= resolve('test-results/compile-cache');
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-'));
  const apiPort = await ownPort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const api = startNode(
    [
      'tools/demo/main.ts',
      '--port',
      String(apiPort),
      '--db',
      join(folder, 'api.sqlite'),
      ...demoOptions,
    ],
    {},
    'ignore',
  );
  const stopApi = async () => {
    await stop(api);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // E2E_BUILT is for work on tests: an unchanged site is not built again.
    const own = typeof environment === 'function' ? environment(apiUrl) : environment;
    const buildOwn = host.build ?? build;
    if (!process.env.E2E_BUILT) await buildOwn({ ...siteEnvironment(noApi, publicUrl), ...own });
    await untilResponds(`${apiUrl}/healthz`, api);
    const site = await startIndexedSite(apiUrl, 'site', own, host.start);
    process.env.E2E_SITE_URL = site.url;
    process.env.E2E_GATEWAY_URL = site.gatewayUrl;
    process.env.E2E_DEMO_URL = apiUrl;
    return async () => {
      await site.stop();
      await stopApi();
    };
  } catch (error) {
    await stopApi();
    throw error;
  }
}

async function build(env: Record<string, string>): Promise<void> {
  if ((await buildSite(env)) !== 0) throw new Error('The build failed.');
}
