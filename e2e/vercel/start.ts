import { setTimeout } from 'node:timers/promises';
import { ensureBrowser } from '../../scripts/browsers.ts';
import { startNode } from '../../scripts/process.ts';
import { startStage } from '../stage/start.ts';
import { secret } from '../webhook/test.ts';
import { buildForVercel } from './build.ts';

/** An API with many ads that takes its time. */
const demoOptions = ['--ads', '2000', '--delay', '100'];

/** Variables of the site besides those of the demo. The policies of its build name the form services. */
const variables = (apiUrl: string) => ({
  REVALIDATE_SECRET: secret,
  GOOGLE_MAPS_API_KEY: 'test',
  PRACTITIONER_FORM_URL: `${apiUrl}/forms/medecin-remplacant`,
  ESTABLISHMENT_FORM_URL: `${apiUrl}/forms/etablissement`,
});

/** Global setup: the site as Vercel builds it, on the platform of this folder. Returns the teardown. */
export default async function start(): Promise<() => Promise<void>> {
  await ensureBrowser();
  const stopStage = await startStage(demoOptions, variables, {
    build: buildForVercel,
    start: (port, env) =>
      startNode(['e2e/vercel/platform/main.ts', String(port)], env, ['ignore', 'pipe', 'pipe']),
  });
  await untilSnapshot(process.env.E2E_SITE_URL ?? '');
  return stopStage;
}

/** The pages of places need the snapshot of ads, which the first search has made. */
async function untilSnapshot(siteUrl: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${siteUrl}/annonces?place=quimper-29`);
    if (response.ok) return;
    await setTimeout(500);
  }
  throw new Error('The snapshot of ads was not made.');
}
