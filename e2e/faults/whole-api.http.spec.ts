import { setTimeout as delay } from 'node:timers/promises';
import { failures } from '../stage/override.ts';
import { expectFailed, expectValid } from './request-all.ts';
import { everything, expect, test } from './test.ts';
import { lists, own } from './urls.ts';

test.use({ siteEnvironment: everything });

test('the whole API fails, in one way after the other: no failure is stored, and all recovers', async ({
  request,
  freshSite: { url, api },
}) => {
  test.setTimeout(150_000);
  for (const kind of failures) {
    await test.step(kind, async () => {
      await api.fail('/api/v1/', kind);
      const isLate = kind === 'timeout' || kind === 'trickle';
      await expectFailed(request, url, { ...lists, ...own }, isLate ? 504 : 502);
      // A failed section is not requested again for a second.
      await delay(1_100);
    });
  }
  await api.restore('/api/v1/');
  await expect(() => expectValid(request, url, { ...lists, ...own })).toPass({ timeout: 20_000 });
});
