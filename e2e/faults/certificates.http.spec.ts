import { writeFileSync } from 'node:fs';
import { siteEnvironment } from '../../scripts/site.ts';
import { publicUrl, startStagedSite } from '../stage/site.ts';
import { createAuthority, selfSign, startSecureFront } from './certificates.ts';
import { expectFailed, expectValid } from './request-all.ts';
import { everything, expect, test } from './test.ts';
import { lists, ones, own } from './urls.ts';

test('an API without a valid certificate is rejected, and accepted once it has one', async ({
  request,
}, testInfo) => {
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const authority = await createAuthority();
  const known = testInfo.outputPath('authority.pem');
  writeFileSync(known, authority.cert);
  const api = await startSecureFront(demoUrl, await selfSign());
  const site = await startStagedSite(demoUrl, `site-${testInfo.workerIndex}-certificates`, {
    ...siteEnvironment(api.url, publicUrl),
    NODE_EXTRA_CA_CERTS: known,
    ...everything,
  });
  try {
    const all = { ...lists, ...ones, ...own };
    await expectFailed(request, site.url, all);
    api.show(await authority.issue({ days: -1 }));
    await expectFailed(request, site.url, all);
    api.show(await authority.issue({ address: '127.0.0.2' }));
    await expectFailed(request, site.url, all);
    api.show(await authority.issue());
    await expect(() => expectValid(request, site.url, all)).toPass({ timeout: 60_000 });
  } finally {
    await site.stop();
    api.stop();
  }
});
