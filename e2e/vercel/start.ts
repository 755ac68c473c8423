import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureBrowser } from '../../scripts/browsers.ts';
import { root, runCommand, runNode, startNode } from '../../scripts/process.ts';
import { startStage } from '../stage/start.ts';
import { secret } from '../webhook/test.ts';

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

/** Vercel's command. It names a version of `sandbox` that is not in the registry. */
const packages = {
  private: true,
  dependencies: { vercel: '64.0.2' },
  overrides: { sandbox: '4.5.0' },
};
/** Beside the packages of the project, which a build traces. */
const cliFolder = join(root, 'node_modules/.cache/vercel-cli');
const linked = join(root, '.vercel/project.json');

/** Builds the site into `.vercel/output` as Vercel does, without an account. @throws when that fails. */
export async function buildForVercel(variables: Record<string, string>): Promise<void> {
  const cli = join(cliFolder, 'node_modules/vercel/dist/vc.js');
  if (!existsSync(cli)) {
    mkdirSync(cliFolder, { recursive: true });
    writeFileSync(join(cliFolder, 'package.json'), JSON.stringify(packages));
    const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
    if ((await runCommand('npm', install, cliFolder)) !== 0) throw new Error('npm install failed.');
  }
  // The command needs a project: without an account, any ids.
  if (!existsSync(linked)) {
    mkdirSync(join(root, '.vercel'), { recursive: true });
    const settings = { framework: 'nextjs', installCommand: '' };
    writeFileSync(linked, JSON.stringify({ projectId: 'prj_test', orgId: 'team_test', settings }));
  }
  const cliVariables = { VERCEL_TOKEN: 'test', VERCEL_TELEMETRY_DISABLED: '1' };
  const code = await runNode([cli, 'build', '--prod', '--yes'], { ...variables, ...cliVariables });
  if (code !== 0) throw new Error(`vercel build ended with ${code}.`);
}
