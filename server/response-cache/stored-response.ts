import { z } from 'zod';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { type Freshness, refreshes } from '../../lib/cache/refreshes.ts';
import { sharing } from '../../lib/cache/sharing.ts';
import { unpooled } from '../../lib/cache/unpooled.ts';
import { runningBuild } from '../../lib/runtime/build/running-build.ts';
import type { EncodedResponse } from '../encoded-response.ts';

/** A response with its freshness; times are in milliseconds since 1970. */
export type StoredResponse = EncodedResponse & {
  tags: string[];
  storedAt: number;
  staleAt: number;
  /** Until when it may be sent while a new one is rendered, and in the place of an error (RFC 5861). */
  revalidatedUntil: number;
  usableUntil: number;
  /** When rendering began, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

/** Bytes of all responses in memory: a page has some 20 kB, compressed. */
const maxBytes = 64_000_000;
/** Bytes of a response beside its bodies and headers. */
const overhead = 500;
/** Seconds for which Redis stores a response. */
const maxSharedSeconds = 60 * 60;

const responses = new BoundedCache<StoredResponse>(
  maxBytes,
  ({ bodies, headers, tags }) =>
    overhead + bytesOf(bodies) + 2 * JSON.stringify(headers).length + 2 * tags.join().length,
  'responses',
);

function bytesOf(bodies: StoredResponse['bodies']): number {
  return [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Of instances with the same build: pages link to its files. */
const shared = sharing?.values(`responses of ${runningBuild() ?? 'no build'}`) ?? null;
/** Those that are in Redis already. */
const isShared = new WeakSet<StoredResponse>();

const sharedSchema = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  isCompressible: z.boolean(),
  encoding: z.enum(['br', 'gzip', 'identity']),
  body: z.instanceof(Uint8Array),
  storedAt: z.number(),
  staleAt: z.number(),
  revalidatedUntil: z.number(),
  usableUntil: z.number(),
});

/** The stored response under a key, of this process or of another instance; `null` when there is none. */
export async function findResponse(key: string): Promise<StoredResponse | null> {
  const known = responses.get(key);
  if (known === undefined) return receive(key);
  // One that is requested again: a flood of single requests does not reach Redis.
  if (!isShared.has(known) && freshnessOf(known) === 'fresh') share(key, known);
  return known;
}

/** Stores a response. */
export function storeResponse(key: string, response: StoredResponse): void {
  const wasStored = responses.has(key);
  for (const [encoding, body] of response.bodies) response.bodies.set(encoding, unpooled(body));
  responses.set(key, response);
  if (wasStored) share(key, response);
}

/** Measures a stored response again, whose body was encoded for another client. */
export function measureAgain(key: string, response: StoredResponse): void {
  if (responses.get(key) === response) responses.set(key, response);
}

/** The freshness of a response, by its age and by what the webhook has said since. */
export function freshnessOf({ tags, since, staleAt }: StoredResponse): Freshness {
  const freshness = refreshes.freshnessOf(tags, since);
  return freshness === 'fresh' && Date.now() >= staleAt ? 'stale' : freshness;
}

function share(key: string, response: StoredResponse): void {
  if (shared === null) return;
  isShared.add(response);
  const { tags, since, bodies, ...rest } = response;
  const [[encoding, body] = []] = bodies;
  const value = { ...rest, encoding, body };
  const seconds = Math.ceil((value.usableUntil - Date.now()) / 1_000);
  shared.set(key, { value, tags, since }, Math.min(seconds, maxSharedSeconds));
}

async function receive(key: string): Promise<StoredResponse | null> {
  const found = await shared?.get(key);
  const parsed = sharedSchema.safeParse(found?.value);
  if (!found || !parsed.success) return null;
  const { tags, since, freshness } = found;
  const { encoding, body, ...rest } = parsed.data;
  // Nothing was refreshed after this read: one that is not fresh would count as fresh.
  const response: StoredResponse = {
    ...rest,
    bodies: new Map([[encoding, unpooled(body)]]),
    tags,
    since: freshness === 'fresh' ? since : 0,
  };
  isShared.add(response);
  responses.set(key, response);
  return response;
}
