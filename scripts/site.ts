import type { ChildProcess, StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { refuseWhileServing } from '../lib/runtime/build/running-build.ts';
import { root, runNode, startNode } from './process.ts';

/** The configuration of a site on the demo API, with the `APP_URL` of the environment. */
export function siteEnvironment(apiUrl: string, siteUrl: string): Record<string, string> {
  return {
    API_URL: apiUrl,
    SITE_URL: siteUrl,
    APP_URL: process.env.APP_URL ?? 'https://app.medireleve.example',
    PRACTITIONER_FORM_URL: `${apiUrl}/forms/medecin-remplacant`,
    ESTABLISHMENT_FORM_URL: `${apiUrl}/forms/etablissement`,
    REPORT_FORM_URL: `${apiUrl}/forms/signalement`,
    GEOCODER_URL: `${apiUrl}/geocoder`,
    // No proxy: the X-Forwarded-For header of visitors is ignored.
    TRUSTED_PROXIES: '0',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The configuration of the company that publishes the site of `npm run demo`. */
export function readDemoCompany(): Record<string, string> {
  // A parsed file has no `undefined`, which the type of Node.js allows.
  const text = readFileSync(join(root, 'scripts/demo-company.env'), 'utf8');
  return parseEnv(text) as Record<string, string>;
}

/**
 * Builds the site, or that of another folder, for production, as `npm run build` does; returns the exit code.
 * @throws while a server of that folder runs.
 */
export async function buildSite(env: Record<string, string>, folder = root): Promise<number> {
  refuseWhileServing(folder);
  return runNode(['node_modules/next/dist/bin/next', 'build', folder], env);
}

/** The memory limits of `npm start` (docs/operations.md, « Memory »). */
const heap = ['--max-old-space-size=512', '--max-semi-space-size=16', '--v8-pool-size=1'];
const arenas = { MALLOC_ARENA_MAX: '2' };

/** Starts the built site on 127.0.0.1, as `npm start` does. */
export function startSite(
  port: number,
  env: Record<string, string>,
  stdio: StdioOptions = 'inherit',
  folder = root,
): ChildProcess {
  const listen = ['-H', '127.0.0.1', '-p', String(port)];
  const args = [...heap, join(folder, 'server', 'index.ts'), ...listen];
  return startNode(args, { ...arenas, ...env, NODE_ENV: 'production' }, stdio);
}
