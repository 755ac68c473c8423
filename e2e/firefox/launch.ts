#!/usr/bin/env node
/*
 * What Playwright starts as its Firefox: the one of this machine, of which Playwright asks more than
 * it knows. A relay between the two, for both speak over a WebSocket.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findFirefox } from '../../scripts/firefox.ts';
import { startRelay } from './relay.ts';

const firefox = spawn(findFirefox() ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));

// The line by which Playwright learns where to connect to.
const listening = /^(WebDriver BiDi listening on )(ws:\/\/\S+)/;

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, words, url] = listening.exec(line) ?? [];
  console.error(url ? `${words}${await startRelay(url)}` : line);
});
