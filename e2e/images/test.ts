import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createAuthority } from '../faults/certificates.ts';
import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { startPictureHost } from './image-host.ts';

/** The host in PICTURE_HOSTS, and one that is not in it. */
export const host = 'https://pictures.medireleve.example';
export const other = 'https://elsewhere.medireleve.example';
/** In PICTURE_HOSTS too: a private IP address, a closed port, and the certificate of another host. */
export const inside = 'https://inside.medireleve.example';
export const down = 'https://down.medireleve.example';
export const uncertified = 'https://uncertified.medireleve.example';

type Stage = {
  url: string;
  gatewayUrl: string;
  photo: Buffer;
  /** What the site and browsers requested from the image hosts, in order. */
  requested: string[];
  requestedByBrowsers: string[];
  proxy: string;
  readLog: () => string;
};

const nameOf = (origin: string) => new URL(origin).hostname;

const startedStage = startOnce(async (workerIndex) => {
  const authority = await createAuthority();
  const names = [host, other, inside].map(nameOf);
  const pictures = await startPictureHost(await authority.issue({ names }));
  const name = `site-${workerIndex}-pictures`;
  mkdirSync('test-results', { recursive: true });
  const known = resolve(`test-results/${name}.pem`);
  writeFileSync(known, authority.cert);
  const { port } = pictures;
  const hosts = [host, inside, down, uncertified].map(nameOf).join(', ');
  const environment = {
    NODE_EXTRA_CA_CERTS: known,
    NODE_OPTIONS: `--import ${new URL('redirect-connections.ts', import.meta.url).href}`,
    E2E_HOSTS: JSON.stringify({
      [nameOf(host)]: { address: '93.184.215.14', port },
      [nameOf(other)]: { address: '93.184.215.15', port },
      [nameOf(down)]: { address: '93.184.215.16', port: 1 },
      [nameOf(uncertified)]: { address: '93.184.215.17', port },
      [nameOf(inside)]: { address: '10.0.0.7', port },
    }),
  };
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const site = await startStagedSite(demoUrl, name, { ...environment, PICTURE_HOSTS: hosts });
  const readLog = () => readFileSync(`test-results/${name}.log`, 'utf8');
  const stage: Stage = { ...pictures, url: site.url, gatewayUrl: site.gatewayUrl, readLog };
  return {
    stage,
    async stop() {
      await site.stop();
      pictures.stop();
    },
  };
});

/** A site with PICTURE_HOSTS, for the tests of one file. */
export const test = base.extend<{ stage: Stage; staged: Stage & { api: Api } }>({
  stage: [async ({}, use) => use((await startedStage()).stage), { timeout: 60_000 }],
  // Browsers reach the image hosts as the site does.
  proxy: async ({ stage }, use) => use({ server: stage.proxy, bypass: '127.0.0.1' }),
  ignoreHTTPSErrors: true,
  staged: async ({ stage }, use) => lendApi(stage.gatewayUrl, (api) => use({ ...stage, api })),
});

export { expect } from '../http-test.ts';
