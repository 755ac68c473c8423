import { z } from 'zod';
import { tags } from '../api/cache.ts';
import { sharing } from '../cache/sharing.ts';
import type { KeptData } from './kept-data.ts';

// Keys name the build already.
const values = sharing?.values('data') ?? null;

const sharedSchema = z.object({
  bytes: z.instanceof(Uint8Array),
  stale: z.number(),
  timestamp: z.number(),
  expire: z.number(),
  revalidate: z.number(),
});

/** What another instance was given; `null` unless it is fresh. */
export async function findShared(key: string): Promise<KeptData | null> {
  const found = await values?.get(key);
  const shared = sharedSchema.safeParse(found?.value);
  if (found?.standing !== 'fresh' || !shared.success) return null;
  // What was read is a window on a larger buffer.
  const bytes = new Uint8Array(shared.data.bytes);
  return { ...shared.data, bytes, tags: found.tags, since: found.since };
}

/** Shares what was given for as long as it is good for; a failure is tried again by everyone. */
export function share(key: string, { tags: itsTags, since, ...value }: KeptData): void {
  if (itsTags.includes(tags.failures)) return;
  values?.set(key, { value, tags: itsTags, since }, Math.floor(value.revalidate));
}
