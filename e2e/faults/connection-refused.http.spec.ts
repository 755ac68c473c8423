import { siteEnvironment } from '../../scripts/site.ts';
import { startGateway } from '../stage/gateway.ts';
import { ownPort } from '../stage/port.ts';
import { publicUrl, startStagedSite } from '../stage/site.ts';
import { expectFailed, expectValid } from './request-all.ts';
import { everything, expect, test } from './test.ts';
import { lists, ones, own } from './urls.ts';

test('the API refuses connections: every URL says so, and recovers', async ({ request }, {
  workerIndex,
}) => {
  test.setTimeout(90_000);
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const port = await ownPort();
  const site = await startStagedSite(demoUrl, `site-${workerIndex}-refused`, {
    ...siteEnvironment(`http://127.0.0.1:${port}`, publicUrl),
    ...everything,
  });
  try {
    const all = { ...lists, ...ones, ...own };
    await expectFailed(request, site.url, all);
    const api = await startGateway(demoUrl, { port });
    try {
      await expect(() => expectValid(request, site.url, all)).toPass({ timeout: 20_000 });
    } finally {
      await api.stop();
    }
  } finally {
    await site.stop();
  }
});
