import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { freePort, stop, untilAnswers } from '../../scripts/process.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { startGateway } from './gateway.ts';

/** The origin canonicals are made of: another one than where the tests find the site. */
export const publicUrl = 'https://www.medireleve.example';

type StagedSite = {
  url: string;
  /** Where the gateway between the site and the demo API takes orders. */
  gatewayUrl: string;
  stop: () => Promise<void>;
};

/**
 * Starts the built site on a gateway of its own; nobody has asked for any of its pages.
 *
 * @param environment what it has besides the configuration of the demo.
 * @param start starts it in another way than `npm start`.
 */
export async function startStagedSite(
  demoUrl: string,
  name: string,
  environment: Record<string, string> = {},
  start: (port: number, env: Record<string, string>) => ChildProcess = (port, env) =>
    startSite(port, env, ['ignore', 'pipe', 'pipe']),
): Promise<StagedSite> {
  const gateway = await startGateway(demoUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(`test-results/${name}.log`);
  const configuration = {
    ...siteEnvironment(gateway.url, publicUrl),
    // The tests play the proxy: they say which visitor they are.
    TRUSTED_PROXIES: '1',
    // Whoever runs the tests may have these: most of them are about a site without.
    GOOGLE_MAPS_API_KEY: '',
    PREVIEW_SECRET: '',
    // Nobody answers at the public address.
    PREVIEW_ORIGIN: url,
    ...environment,
  };
  const site = start(port, configuration);
  site.stdout?.pipe(log);
  site.stderr?.pipe(log);

  const strike = async () => {
    await Promise.all([stop(site), gateway.stop()]);
  };
  try {
    await untilAnswers(`${url}/icon.svg`, site);
  } catch (error) {
    await strike();
    throw error;
  }
  return { url, gatewayUrl: gateway.url, stop: strike };
}
