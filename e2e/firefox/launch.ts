#!/usr/bin/env node

import { spawn } from 'node:child_process';
/*
 * Playwright starts this as its Firefox. It launches the Firefox of this machine, which lacks a command that
 * Playwright sends, and puts a WebSocket relay between the two.
 */
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { findFirefox } from '../../scripts/browsers.ts';

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

/**
 * Playwright sends this command to every new window, with default preferences. Firefox 153 does not know it; a Firefox
 * that knows it responds itself.
 */
const requested = z.object({
  id: z.number(),
  method: z.literal('emulation.setMediaFeaturesOverride'),
});
const refused = z.object({ id: z.number(), error: z.literal('unknown command') });

/**
 * Relays messages between Playwright and the WebDriver BiDi of Firefox, and reports success for a command
 * that Firefox does not know and need not run. Returns the URL it listens on, at 127.0.0.1.
 */
export async function startRelay(browserUrl: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) =>
    join(playwright, new WebSocket(`${browserUrl}${url}`, { perMessageDeflate: false })),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function join(playwright: WebSocket, firefox: WebSocket): void {
  const open = new Promise((resolve) => firefox.once('open', resolve));
  const needless = new Set<number>();

  playwright.on('message', async (data) => {
    const command = String(data);
    const { data: known } = requested.safeParse(parsed(command, 'emulation'));
    if (known) needless.add(known.id);
    await open;
    firefox.send(command);
  });
  firefox.on('message', (data: RawData) => {
    const response = String(data);
    const { data: refusal } = refused.safeParse(parsed(response, 'unknown command'));
    const granted = refusal && needless.delete(refusal.id);
    playwright.send(
      granted ? JSON.stringify({ type: 'success', id: refusal.id, result: {} }) : response,
    );
  });
  playwright.once('close', () => firefox.close());
  firefox.once('close', () => playwright.close());
  firefox.once('error', () => playwright.close());
}

/** Parses only what may concern the relay: most messages are long and pass unread. */
function parsed(message: string, hint: string): unknown {
  return message.includes(hint) ? JSON.parse(message) : undefined;
}
