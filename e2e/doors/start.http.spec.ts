import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { root, untilAnswers } from '../../scripts/process.ts';
import { expect, test } from '../operations/own-site.ts';
import { nothing, policyOf } from '../security/said.ts';

/** A file of the build, which Next.js gives out before it is ready for pages. */
function scriptOfBuild(): string {
  const folder = ['static', 'chunks'];
  const files = readdirSync(join(root, '.next', ...folder));
  return `/_next/${folder.join('/')}/${files.find((file) => file.endsWith('.js'))}`;
}

test('what is asked while the server starts is kept by nobody, and says what all say', async ({
  request,
  launch,
}) => {
  const site = await launch({ API_URL: process.env.E2E_DEMO_URL ?? '' });
  const get = (path: string) => request.get(site.url + path).catch(() => null);
  const pages: Promise<APIResponse | null>[] = [];
  const others: Promise<APIResponse | null>[] = [];
  let isUp = false;
  const up = untilAnswers(`${site.url}/cgu`, site.process).then(() => {
    isUp = true;
  });
  // From the moment it listens, which is before it is ready.
  for (let id = 1; !isUp && id <= 100; id += 1) {
    pages.push(get(`/annonces/${id}?jeton=zq9x7`));
    others.push(get(scriptOfBuild()), get('/api/nulle-part'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await up;
  const early = await Promise.all(pages);
  const refused = early.filter((answer) => answer?.status() === 503);
  expect(refused).not.toEqual([]);
  const answered = (await Promise.all(others)).filter((answer) => answer !== null);
  expect(answered).not.toEqual([]);
  for (const answer of [...refused, ...answered]) {
    if (answer) expect(policyOf(answer), answer.url()).toBe(nothing);
  }
  for (const [index, first] of early.entries()) {
    if (first === null) continue;
    const answer = await request.get(`${site.url}/annonces/${index + 1}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('zq9x7');
  }
});
