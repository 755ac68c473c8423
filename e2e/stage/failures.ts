import type { ServerResponse } from 'node:http';
import { sendCompressed, sendHuge } from './huge.ts';
import type { Failure } from './override.ts';
import { type Answer, jsonResponse, send } from './response.ts';

/** Milliseconds after which a call that hangs is answered after all: the site has given up by then. */
const hang = 20_000;

/**
 * What each way of failing does. Those that begin as a good answer have it from `good`, so that a
 * site that did not mind would show it.
 */
export const failWith: Record<
  Failure,
  (response: ServerResponse, good: () => Promise<Answer>) => unknown
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
    // What has left before the reset is what the site reads.
    response.write(body.subarray(0, body.length / 2), () =>
      setTimeout(() => response.socket?.resetAndDestroy(), 50),
    );
  },

  timeout(response, good) {
    const late = setTimeout(async () => send(response, await good()), hang);
    response.once('close', () => clearTimeout(late));
  },

  async trickle(response, good) {
    const { status, type, body } = await good();
    response.writeHead(status, { 'content-type': type });
    const drip = setInterval(() => response.write(' '), 100);
    const last = setTimeout(() => response.end(body), hang);
    response.once('close', () => {
      clearInterval(drip);
      clearTimeout(last);
    });
  },

  html(response) {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Maintenance</title>');
  },

  async truncated(response, good) {
    const { body, ...answer } = await good();
    // Of the length it says it has.
    send(response, { ...answer, body: body.subarray(0, body.length / 2) });
  },

  shape: (response) => send(response, jsonResponse(200, { annonces: [] })),

  huge: async (response, good) => sendHuge(response, await good()),

  packed: async (response, good) => sendCompressed(response, await good()),

  moved(response) {
    response.writeHead(302, { location: response.req.url }).end();
  },
};
