/*
 * `npm run dev`: the site with hot reload, on the API of the configuration; on the demo API when API_URL is neither in
 * the environment nor in `.env.local`.
 */
import nextEnv from '@next/env';
import { readListenOptions } from '../server/listening.ts';
import { printReady, readDemoStage, runTogether, type Start, startDemoApi } from './demo-stage.ts';
import { root, startNode, untilResponds } from './process.ts';

const options = process.argv.slice(2);

await runTogether(async (start) => {
  if (isConfigured()) startSite(start);
  else await startDemo(start);
});

async function startDemo(start: Start): Promise<void> {
  const { port } = readListenOptions(options, process.env);
  const stage = await readDemoStage('npm run dev', String(port));
  console.log('API_URL is not set: starting the demo API…');
  await startDemoApi(start, stage);
  const site = startSite(start, { ...stage.env, PORT: String(port) });
  await untilResponds(`${stage.siteUrl}/healthz`, site);
  printReady(stage);
}

function startSite(start: Start, env: Record<string, string> = {}) {
  const own = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
  return start(startNode(['server/index.ts', ...options], { ...env, ...own }));
}

/** Whether the environment, or a file that Next.js reads in development, has an API. */
function isConfigured(): boolean {
  nextEnv.loadEnvConfig(root, true);
  const { API_URL } = process.env;
  // The server reads the files itself, again when they change. An inherited variable would take precedence.
  nextEnv.resetEnv();
  return Boolean(API_URL);
}
