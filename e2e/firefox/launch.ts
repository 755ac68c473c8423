#!/usr/bin/env node
/*
 * Playwright starts this as its Firefox. It launches the Firefox of this machine, which lacks a command that
 * Playwright sends, and puts a WebSocket relay between the two.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findFirefox } from '../../scripts/browsers.ts';
import { startRelay } from './relay.ts';

const firefox = spawn(findFirefox() ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));

// Playwright reads the URL to connect to from this line.
const listening = /^(WebDriver BiDi listening on )(ws:\/\/\S+)/;

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, words, url] = listening.exec(line) ?? [];
  console.error(url ? `${words}${await startRelay(url)}` : line);
});
