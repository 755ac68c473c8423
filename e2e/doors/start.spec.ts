import { untilAnswers } from '../../scripts/process.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { startOwnSite } from '../operations/own-site.ts';
import { expect, test } from '../test.ts';

test('@desktop what is asked while the server starts is kept by nobody', async ({ request }) => {
  test.setTimeout(60_000);
  const api = process.env.E2E_DEMO_URL ?? '';
  const site = await startOwnSite(siteEnvironment(api, 'https://www.medireleve.example'));
  try {
    const asked: Promise<number>[] = [];
    let isUp = false;
    const up = untilAnswers(`${site.url}/cgu`, site.process).then(() => {
      isUp = true;
    });
    // From the moment it listens, which is before it is ready.
    for (let id = 1; !isUp && id <= 100; id += 1) {
      const answer = fetch(`${site.url}/annonces/${id}?jeton=zq9x7`);
      asked.push(
        answer.then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await up;
    const statuses = await Promise.all(asked);
    expect(statuses).toContain(503);
    for (const [index, status] of statuses.entries()) {
      if (status === 0) continue;
      const answer = await request.get(`${site.url}/annonces/${index + 1}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain('zq9x7');
    }
  } finally {
    site.process.kill('SIGTERM');
    await site.ended;
  }
});
