import { z } from 'zod';
import { newAdsPath } from '../../lib/ads/new-ads.ts';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { sharing } from '../../lib/cache/sharing.ts';
import { unpooled } from '../../lib/cache/stored-bytes.ts';
import { imagePath } from '../../lib/images/image-url.ts';
import { policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { runningBuild } from '../../lib/runtime/build/running-build.ts';
import { absentSeconds } from '../../lib/runtime/current-request.ts';
import { bodyIn, type EncodableResponse, encodings } from '../encoded-response.ts';
import { policyOfHtml } from '../prepare-page.ts';
import { type Lifetime, staleSeconds } from './response-head.ts';

/** A response with its freshness. */
export type StoredResponse = EncodableResponse & {
  tags: string[];
  /** In milliseconds since 1970. */
  storedAt: number;
  lifetime: Lifetime;
  /** When rendering began, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

/** How a stored response may be used; `stale`: while a new one is rendered. */
export type Usage = 'hit' | 'stale' | 'if-error' | 'none';

/** Bytes of all responses in memory: a page has some 20 kB, compressed, and an image of a card 30 kB. */
const maxBytes = 96_000_000;
/** Bytes of those about what does not exist, and of counts of new ads: a flood of them evicts no page. */
const maxSmallBytes = 4_000_000;
/** Bytes of a response beside its body and headers. */
const overhead = 500;
/** Seconds for which Redis stores a response. */
const maxSharedSeconds = 60 * 60;

function sizeOf({ bodies, headers, tags }: StoredResponse): number {
  const lengths = Object.values(bodies).map((body) => (body instanceof Buffer ? body.length : 0));
  const length = lengths.reduce((sum, one) => sum + one, 0);
  return overhead + length + 2 * (JSON.stringify(headers).length + tags.join().length);
}
const responses = new BoundedCache(maxBytes, sizeOf, 'responses');
const absent = new BoundedCache(maxSmallBytes, sizeOf, 'absent responses');
/** There may be one for each search and hour. */
const newAds = new BoundedCache(maxSmallBytes, sizeOf, 'counts of new ads');

function cacheOf(key: string, response: StoredResponse) {
  if (isAbsent(response)) return absent;
  return key.startsWith(`["${newAdsPath}?`) ? newAds : responses;
}

/** Values of instances with the same build: pages link to its files. */
const shared = sharing?.values(`responses of ${runningBuild() ?? 'no build'}`) ?? null;
/** The responses that are in Redis already. */
const isShared = new WeakSet<StoredResponse>();

const policyName = policyHeader.toLowerCase();
/** The headers of stored responses. */
const headerName =
  /^(?:cache-(?:control|tag)|cdn-cache-control|content-(?:disposition|security-policy|type)|etag|vary|x-(?:content-type-options|robots-tag))$/;
/** Without line breaks (RFC 9110, section 5.5). */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
const period = z.enum(['fresh', 'staleWhileRevalidate', 'staleIfError']);
const bodySchema = z.instanceof(Uint8Array).transform(unpooled);

/** The schema of the response that Redis has under a key. The policy of a page follows from its HTML. */
export const sharedSchema = (key: string) =>
  z
    .object({
      status: z.literal([200, 404]),
      headers: z.record(z.string().regex(headerName), z.coerce.string().regex(headerValue)),
      isCompressible: z.boolean(),
      bodies: z.union(encodings.map((encoding) => z.strictObject({ [encoding]: bodySchema }))),
      // The clock of another instance may be ahead a little.
      storedAt: z.number().refine((at) => at < Date.now() + 60_000),
      lifetime: z.record(period, z.number().min(0).max(staleSeconds)),
    })
    .transform(async ({ bodies, ...rest }) => {
      const html = String(await bodyIn({ bodies: { ...bodies } }, 'identity'));
      const isHtml = rest.headers['content-type']?.startsWith('text/html');
      const [, path = ''] = /"(\/[^"?]*)/.exec(key) ?? [];
      const policy = isHtml ? policyOfHtml(path, html) : undefined;
      return { ...rest, headers: { ...rest.headers, [policyName]: policy }, bodies };
    });

/** The stored response under a key, of this process or of another instance; `null` when there is none. */
export async function findResponse(key: string): Promise<StoredResponse | null> {
  const known = responses.get(key) ?? newAds.get(key) ?? absent.get(key);
  if (known === undefined) return receive(key);
  // One that is requested again: a flood of single requests does not reach Redis.
  if (!isShared.has(known) && usageOf(known) === 'hit') share(key, known);
  return known;
}

/** Stores a response. */
export function storeResponse(key: string, response: StoredResponse): void {
  const cache = cacheOf(key, response);
  const wasStored = cache.has(key);
  // A page that is gone may not come back from there; one that came back is found first.
  if (isAbsent(response)) responses.delete(key);
  cache.set(key, response);
  // Optimized images would take the room of pages in Redis, and an instance makes one in a moment.
  if (wasStored && !key.includes(imagePath)) share(key, response);
}

/** Counts the bytes of the encodings that a stored response has by now, unless another one has replaced it. */
export function countBytes(key: string, response: StoredResponse): void {
  const cache = cacheOf(key, response);
  if (cache.get(key) === response) cache.set(key, response);
}

/** Seconds since a response was stored. */
export function ageOf({ storedAt }: StoredResponse): number {
  return Math.max(0, Date.now() - storedAt) / 1_000;
}

/** How a response may be used (RFC 5861), by its age and by what the webhook has said since. */
export function usageOf(stored: StoredResponse | null): Usage {
  if (stored === null) return 'none';
  const { fresh, staleWhileRevalidate, staleIfError } = stored.lifetime;
  const freshness = refreshes.freshnessOf(stored.tags, stored.since);
  const age = ageOf(stored);
  if (freshness === 'fresh' && age < fresh) return 'hit';
  // A stale 404: what exists by now would look as if it did not.
  if (freshness === 'deleted' || stored.status !== 200) return 'none';
  if (freshness !== 'expired' && age < fresh + staleWhileRevalidate) return 'stale';
  return age < fresh + staleIfError ? 'if-error' : 'none';
}

/** Whether a response is used for seconds only: it is about what does not exist. */
function isAbsent({ lifetime: { fresh, staleIfError } }: StoredResponse): boolean {
  return fresh + staleIfError <= absentSeconds;
}

function share(key: string, response: StoredResponse): void {
  if (shared === null || isAbsent(response)) return;
  isShared.add(response);
  const { tags, since, bodies, ...rest } = response;
  const { fresh, staleIfError } = rest.lifetime;
  // One is enough: another instance makes those that its clients request.
  const first = encodings.find((encoding) => bodies[encoding] instanceof Buffer) ?? 'identity';
  const value = { ...rest, bodies: { [first]: bodies[first] } };
  const seconds = Math.ceil(fresh + staleIfError - ageOf(response));
  shared.set(key, { value, tags, since }, Math.min(seconds, maxSharedSeconds));
}

async function receive(key: string): Promise<StoredResponse | null> {
  const found = await shared?.get(key, sharedSchema(key));
  if (!found) return null;
  const { value, tags, since, freshness } = found;
  // Nothing was refreshed after this read: one that is not fresh would count as fresh.
  const response = { ...value, tags, since: freshness === 'fresh' ? since : 0 };
  isShared.add(response);
  cacheOf(key, response).set(key, response);
  return response;
}
