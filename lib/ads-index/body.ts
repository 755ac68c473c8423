import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { dictionary } from '@/lib/ads-index/dictionary';

/**
 * An ad is small, and so may be what zlib allocates for each: by default 256 kB and a buffer of 16 kB, which takes
 * half of the time. Level 6 takes a third more time for three bytes in a hundred.
 */
const options = { dictionary, windowBits: 13, memLevel: 5, level: 4, chunkSize: 1_024 };

/** An ad as bytes: JSON, deflated with a {@link dictionary}. */
export function deflateAd(json: string): Uint8Array {
  return deflateRawSync(json, options);
}

/** The JSON of {@link deflateAd}. @throws when it is none of ours. */
export function inflateAd(body: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(body, { ...options, chunkSize: 4_096 }).toString());
}
