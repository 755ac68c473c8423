import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startSite } from '../../scripts/site.ts';
import { test as base } from '../http-test.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/call.ts';

type Server = {
  url: string;
  /** Milliseconds of processor time that all its threads have used since it started. */
  cpuTime: () => Promise<number>;
};

const preload = new URL('./report-cpu-usage.ts', import.meta.url).href;

const startedServer = startOnce(async (workerIndex) => {
  const processes: ChildProcess[] = [];
  const site = await startStagedSite(
    process.env.E2E_DEMO_URL ?? '',
    `site-${workerIndex}-raw-requests`,
    {
      PREVIEW_SECRET: secret,
      REVALIDATE_SECRET: secret,
      PICTURE_HOSTS: 'images.example.org',
      GOOGLE_MAPS_API_KEY: 'cle-de-test',
      LOG_REQUESTS: 'on',
    },
    (port, env) => {
      const child = startSite(port, { ...env, NODE_OPTIONS: `--import ${preload}` }, [
        'ignore',
        'pipe',
        'pipe',
        'ipc',
      ]);
      processes.push(child);
      return child;
    },
  );
  const server: Server = { url: site.url, cpuTime: () => cpuTimeOf(processes[0]) };
  return { server, stop: site.stop };
});

/** A site with every feature that visitors can reach, for the tests of one file. */
export const test = base.extend<{ server: Server }>({
  server: [async ({}, use) => use((await startedServer()).server), { timeout: 60_000 }],
});

async function cpuTimeOf(child: ChildProcess | undefined): Promise<number> {
  if (child === undefined) throw new Error('No server was started.');
  const response = once(child, 'message');
  child.send('cpu');
  const [milliseconds] = await response;
  return Number(milliseconds);
}

export { expect } from '../http-test.ts';
