import type { IncomingMessage } from 'node:http';
import { config } from '../../lib/config/config.ts';
import { cameTooSlowly } from '../../lib/french/messages.ts';
import { refusalOfWebhookHead } from '../../lib/routing/authorization.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from '../error-responses.ts';
import { routeOf } from './check-request.ts';
import { clientNetwork } from './headers.ts';

/** Bodies that are being received at the same time: of one network, of all, and the sum of their lengths in bytes. */
const maxOfNetwork = 16;
const maxOpen = 500;
const maxBytes = 8_000_000;

type OpenBody = { network: string; length: number; refuse: () => void };

/** The bodies that are being received, the oldest first. */
const openBodies = new Set<OpenBody>();

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** The body of a request, after {@link readBody}; `undefined` when it has none. */
export function bodyOf(request: IncomingMessage): Buffer | undefined {
  return bodies.get(request);
}

/**
 * Receives a body whole before anything is done for its request, so that a slow client uses nothing but its connection.
 * A new body is never refused: the one that has been open longest is, of the same network first.
 */
export const readBody: Middleware = async (request, response, next) => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length === 0) return next();
  if (isRefusedWebhook(request)) {
    // The route handler refuses it by its head; the rest is not received.
    response.setHeader('Connection', 'close');
    return next();
  }
  const body = await receive(request, length);
  if (body instanceof Buffer) bodies.set(request, body);
  if (body === 'refused')
    endEarly(request, response, 408, cameTooSlowly, { 'Cache-Control': 'no-store' });
  else if (body !== 'closed') await next();
};

function isRefusedWebhook(request: IncomingMessage): boolean {
  const { REVALIDATE_SECRET: secret } = config;
  if (secret === undefined || routeOf(request)?.secret !== 'REVALIDATE_SECRET') return false;
  return refusalOfWebhookHead((name) => request.headers[name]?.toString(), secret) !== null;
}

/** Receives a body; `closed` when its client has disconnected. */
function receive(request: IncomingMessage, length: number): Promise<Buffer | 'refused' | 'closed'> {
  return new Promise((resolve) => {
    // One buffer of its length: parts of a byte each would take a hundred times as much.
    const whole = Buffer.alloc(length);
    let size = 0;
    const end = (outcome: Buffer | 'refused' | 'closed') => {
      if (!openBodies.delete(body)) return;
      // Frees its memory now rather than at the next collection.
      if (outcome !== whole) whole.buffer.transfer(0);
      resolve(outcome);
    };
    const body = { network: clientNetwork(request), length, refuse: () => end('refused') };
    makeRoomFor(body);
    openBodies.add(body);
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.copy(whole, size);
      })
      .once('end', () => end(whole))
      .once('close', () => end('closed'));
  });
}

function makeRoomFor({ network, length }: OpenBody): void {
  const ofNetwork = [...openBodies].filter((body) => body.network === network);
  if (ofNetwork.length >= maxOfNetwork) ofNetwork[0]?.refuse();
  let bytes = length + [...openBodies].reduce((sum, body) => sum + body.length, 0);
  for (const oldest of openBodies) {
    if (openBodies.size < maxOpen && bytes <= maxBytes) return;
    bytes -= oldest.length;
    oldest.refuse();
  }
}
