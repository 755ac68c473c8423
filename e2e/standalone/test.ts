import { readFileSync } from 'node:fs';
import { test as base } from '../http-test.ts';
import { startStagedSite } from '../stage/site.ts';
import { secret } from '../webhook/call.ts';
import { copyStandalone, startCopy } from './copy.ts';

type Copy = { folder: string; url: string; gatewayUrl: string; said: () => string };

/** A copy of the standalone folder, started elsewhere, for the tests of one file. */
export const test = base.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { workerIndex }) => {
      const { folder, remove } = copyStandalone();
      const name = `site-${workerIndex}-standalone`;
      const { url, gatewayUrl, stop } = await startStagedSite(
        process.env.E2E_DEMO_URL ?? '',
        name,
        { REVALIDATE_SECRET: secret },
        (port, env) => startCopy(folder, port, env),
      );
      const said = () => readFileSync(`test-results/${name}.log`, 'utf8');
      await use({ folder, url, gatewayUrl, said });
      await stop();
      remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from '../http-test.ts';
