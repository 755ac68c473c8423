import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startNode, stop, untilAnswers } from '../../scripts/process.ts';
import { buildSite, siteEnvironment, startSite } from '../../scripts/site.ts';
import { startGateway } from './gateway.ts';

/** The origin canonicals are made of: another one than where the tests find the site. */
const publicUrl = 'https://www.medireleve.example';

/**
 * Sets the stage: the demo API, the gateway that can fail it, and the site, built for production,
 * that speaks to the gateway. Gives what strikes it again.
 */
export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'medireleve-'));
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const siteUrl = `http://127.0.0.1:${sitePort}`;

  const api = startNode(
    ['demo/main.ts', '--port', String(apiPort), '--db', join(folder, 'api.sqlite')],
    {},
    'ignore',
  );
  const gateway = await startGateway(apiUrl);
  const env = siteEnvironment(gateway.url, publicUrl);
  // While working on the tests, an unchanged site need not be built again.
  if (!process.env.E2E_BUILT && (await buildSite(env)) !== 0) throw new Error('The build failed.');

  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream('test-results/site.log');
  const site = startSite(sitePort, env, ['ignore', 'pipe', 'pipe']);
  site.stdout?.pipe(log);
  site.stderr?.pipe(log);

  const strike = async () => {
    await Promise.all([stop(site), stop(api), gateway.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswers(`${apiUrl}/healthz`, api);
    await untilAnswers(siteUrl, site);
  } catch (error) {
    await strike();
    throw error;
  }
  process.env.E2E_SITE_URL = siteUrl;
  process.env.E2E_API_URL = gateway.url;
  return strike;
}
