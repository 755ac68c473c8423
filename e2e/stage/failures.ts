import type { ServerResponse } from 'node:http';
import { sendCompressed, sendHuge } from './huge.ts';
import type { Behaviour } from './override.ts';
import { type ApiResponse, jsonResponse, send } from './response.ts';

/** Milliseconds until a slow call gets its response: longer than pages wait for what they may leave out. */
const slow = 3_000;

/** Milliseconds until a call that hangs gets a response: the site has timed out by then. */
const hang = 20_000;

/**
 * What each failure does. Those that alter a successful response get it from `good`, so that a site
 * that missed the failure would show it.
 */
export const failWith: Record<
  Behaviour,
  (response: ServerResponse, good: () => Promise<ApiResponse>) => unknown
> = {
  error: (response) => send(response, jsonResponse(500, { detail: 'Erreur interne' })),

  'not-found': (response) => send(response, jsonResponse(404, { detail: 'Pas trouvé.' })),

  'too-many': (response) => {
    response.setHeader('retry-after', '30');
    send(response, jsonResponse(429, { detail: 'Requête ralentie.' }));
  },

  broken: (response) => response.socket?.resetAndDestroy(),

  async cut(response, good) {
    const { status, type, body } = await good();
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    // The site reads only what is sent before the reset.
    response.write(body.subarray(0, body.length / 2), () =>
      setTimeout(() => response.socket?.resetAndDestroy(), 50),
    );
  },

  timeout(response, good) {
    const late = setTimeout(async () => send(response, await good()), hang);
    response.once('close', () => clearTimeout(late));
  },

  slow(response, good) {
    const late = setTimeout(async () => send(response, await good()), slow);
    response.once('close', () => clearTimeout(late));
  },

  async trickle(response, good) {
    const { status, type, body } = await good();
    response.writeHead(status, { 'content-type': type });
    const interval = setInterval(() => response.write(' '), 100);
    const last = setTimeout(() => response.end(body), hang);
    response.once('close', () => {
      clearInterval(interval);
      clearTimeout(last);
    });
  },

  html(response) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Maintenance</title>');
  },

  async truncated(response, good) {
    const { body, ...rest } = await good();
    // With a matching `Content-Length`.
    send(response, { ...rest, body: body.subarray(0, body.length / 2) });
  },

  shape: (response) => send(response, jsonResponse(200, { annonces: [] })),

  huge: async (response, good) => sendHuge(response, await good()),

  compressed: async (response, good) => sendCompressed(response, await good()),

  moved(response) {
    response.writeHead(302, { location: response.req.url }).end();
  },
};
