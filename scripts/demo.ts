/*
 * `npm run demo`: the site, built for production, on the demo API.
 */
import type { ChildProcess } from 'node:child_process';
import { demoCompany } from './demo-company.ts';
import { isPortFree, startNode, stop, untilAnswers } from './process.ts';
import { buildSite, siteEnvironment, startSite } from './site.ts';

const started: ChildProcess[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

const port = await readPort('PORT', 3000);
const apiPort = await readPort('API_PORT', 4100);
const siteUrl = `http://127.0.0.1:${port}`;
const apiUrl = `http://127.0.0.1:${apiPort}`;
// With the relay, a form service that fails is seen to fail.
const env = { ...demoCompany, ...siteEnvironment(apiUrl, siteUrl), FORM_RELAY: 'on' };

try {
  console.log('1/3 Starting the demo API…');
  const api = start(startNode(['demo/main.ts', '--port', String(apiPort)]));
  await untilAnswers(`${apiUrl}/healthz`, api);

  console.log('2/3 Building the site for production…');
  if ((await buildSite(env)) !== 0) throw new Error('The build failed.');

  console.log('3/3 Starting the site…');
  const site = start(startSite(port, env));
  await untilAnswers(siteUrl, site);
  console.log(`\nThe site is ready: ${siteUrl}\nIts API: ${apiUrl}\nCtrl-C stops both.\n`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await end(1);
}

function start(child: ChildProcess): ChildProcess {
  started.push(child);
  child.on('exit', () => end(1));
  return child;
}

async function end(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(started.map(stop));
  process.exit(code);
}

async function readPort(variable: string, preset: number): Promise<number> {
  const text = process.env[variable] ?? String(preset);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    console.error(`${variable}=${text} is not a port: give a number from 1 to 65535.`);
    process.exit(2);
  }
  if (await isPortFree(port)) return port;
  console.error(
    `Port ${port} is taken by another program. Stop it, or choose another: ${variable}=${port + 1} npm run demo`,
  );
  process.exit(1);
}
