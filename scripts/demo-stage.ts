import type { ChildProcess } from 'node:child_process';
import { isPortFree, startNode, stop, untilResponds } from './process.ts';
import { readDemoCompany, siteEnvironment } from './site.ts';

/** Adds a process to the processes that end together. */
export type Start = (child: ChildProcess) => ChildProcess;

/** Runs processes that end together: at Ctrl-C, when one of them exits, or when `begin` throws a message to print. */
export async function runTogether(begin: (start: Start) => Promise<void>): Promise<void> {
  const started: ChildProcess[] = [];
  let stopping = false;

  async function end(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    await Promise.all(started.map(stop));
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  try {
    await begin((child) => {
      started.push(child);
      child.on('exit', () => end(1));
      return child;
    });
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}

/** Where the demo API and a site on it listen, and the configuration of that site. */
type DemoStage = Awaited<ReturnType<typeof readDemoStage>>;

/**
 * Reads the ports of the demo, PORT and API_PORT. Exits with a message when one is malformed or taken.
 * @param command the command that a message tells to run again.
 * @param port takes the place of PORT.
 */
export async function readDemoStage(command: string, port = process.env.PORT ?? '3000') {
  const sitePort = await readPort(command, 'PORT', port);
  const apiPort = await readPort(command, 'API_PORT', process.env.API_PORT ?? '4100');
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  // With the relay, visitors see the failures of a form service.
  const env = { ...readDemoCompany(), ...siteEnvironment(apiUrl, siteUrl), FORM_RELAY: 'on' };
  return { port: sitePort, apiPort, siteUrl, apiUrl, env };
}

/** Starts the demo API and waits until it responds. */
export async function startDemoApi(start: Start, { apiPort, apiUrl }: DemoStage): Promise<void> {
  const api = start(startNode(['tools/demo/main.ts', '--port', String(apiPort)]));
  await untilResponds(`${apiUrl}/healthz`, api);
}

/** Prints where the site and its API are. */
export function printReady({ siteUrl, apiUrl }: DemoStage): void {
  console.log(`\nThe site is ready: ${siteUrl}\nIts API: ${apiUrl}\nCtrl-C stops both.\n`);
}

async function readPort(command: string, variable: string, text: string): Promise<number> {
  const port = Number(text);
  const isPort = /^\d+$/.test(text) && port >= 1 && port <= 65_535;
  if (isPort && (await isPortFree(port))) return port;
  const remedy = `Stop it, or choose another: ${variable}=${port + 1} ${command}`;
  const taken = `Port ${port} is taken by another program. ${remedy}`;
  const malformed = `${variable}=${text} is not a port: give a number from 1 to 65535.`;
  console.error(isPort ? taken : malformed);
  process.exit(isPort ? 1 : 2);
}
