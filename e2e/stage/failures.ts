import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { z } from 'zod';

/** Milliseconds until a slow call gets its response: longer than pages wait for optional data. */
const slow = 3_000;

/** Milliseconds until a call that hangs gets a response: the site has timed out by then. */
const hang = 20_000;

/**
 * Implements each behaviour. A failure that alters a successful response gets it from `good`, so that a site that
 * misses the failure would show the response.
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
    // The site reads only the data that is sent before the reset.
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

const megabytes = 80;
const oneMegabyte = Buffer.alloc(1_000_000, ' ');

/** Sends 80 MB of white space, which JSON allows, and then the response. */
export async function sendHuge(
  response: ServerResponse,
  { status, type, body }: ApiResponse,
): Promise<void> {
  response.writeHead(status, { 'content-type': type });
  const parts = [...Array<Buffer>(megabytes).fill(oneMegabyte), body];
  // The site disconnects once it has read enough.
  await pipeline(Readable.from(parts), response).catch(() => {});
}

const compress = promisify(gzip);
let compressedSpace: Promise<Buffer> | undefined;

/** Sends the same, compressed to less than a hundred kilobytes. */
async function sendCompressed(
  response: ServerResponse,
  { status, type, body }: ApiResponse,
): Promise<void> {
  // Asynchronously, because the gateway serves all tests meanwhile.
  compressedSpace ??= compress(Buffer.alloc(megabytes * 1_000_000, ' '), {
    level: constants.Z_BEST_SPEED,
  });
  const compressed = Buffer.concat([await compressedSpace, await compress(body)]);
  response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
  // Concatenated gzip members decompress to the concatenated contents (RFC 1952, section 2.2).
  response.end(compressed);
}

/** A response of the API. */
export type ApiResponse = { status: number; type: string; body: Buffer };

export function jsonResponse(status: number, body: unknown): ApiResponse {
  return { status, type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
}

export function send(response: ServerResponse, { status, type, body }: ApiResponse): void {
  if (status === 204) response.writeHead(204).end();
  else
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}

/** The ways in which a call to the API can fail (`failWith`). */
export const failures = [
  'error',
  'not-found',
  'too-many',
  'broken',
  'cut',
  'timeout',
  'trickle',
  'html',
  'truncated',
  'shape',
  'huge',
  'compressed',
  'moved',
] as const;
export type Failure = (typeof failures)[number];

/** `slow` is not a failure, because the site waits for the response. */
const behaviours = [...failures, 'slow'] as const;
export type Behaviour = (typeof behaviours)[number];

const match = z.string().min(1);

/**
 * An override for calls whose method, path, query and visitor contain `match`: they fail, or get this JSON. A failure
 * that alters a response alters the JSON that was set before, or else the response of the demo API.
 */
export const overrideSchema = z.union([
  z.object({ match, failure: z.enum(behaviours) }),
  z.object({ match, response: z.json(), status: z.int().min(200).max(599) }),
]);
export type Override = z.infer<typeof overrideSchema>;
