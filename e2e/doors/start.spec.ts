import type { APIResponse } from '@playwright/test';
import { untilAnswers } from '../../scripts/process.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { startOwnSite } from '../operations/own-site.ts';
import { nothing, policyOf } from '../security/said.ts';
import { expect, test } from '../test.ts';

test('@desktop what is asked while the server starts is kept by nobody', async ({ request }) => {
  test.setTimeout(60_000);
  const api = process.env.E2E_DEMO_URL ?? '';
  const site = await startOwnSite(siteEnvironment(api, 'https://www.medireleve.example'));
  try {
    const asked: Promise<APIResponse | null>[] = [];
    let isUp = false;
    const up = untilAnswers(`${site.url}/cgu`, site.process).then(() => {
      isUp = true;
    });
    // From the moment it listens, which is before it is ready.
    for (let id = 1; !isUp && id <= 100; id += 1) {
      asked.push(request.get(`${site.url}/annonces/${id}?jeton=zq9x7`).catch(() => null));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await up;
    const early = await Promise.all(asked);
    const refused = early.filter((answer) => answer?.status() === 503);
    expect(refused).not.toEqual([]);
    for (const answer of refused) if (answer) expect(policyOf(answer)).toBe(nothing);
    for (const [index, first] of early.entries()) {
      if (first === null) continue;
      const answer = await request.get(`${site.url}/annonces/${index + 1}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('zq9x7');
    }
  } finally {
    site.process.kill('SIGTERM');
    await site.ended;
  }
});
