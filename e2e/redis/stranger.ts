import { createHmac } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createClient, RESP_TYPES } from 'redis';

const signatureLength = 43;

/** Somebody who can read and write a Redis, and knows how the site stores values, but not its secrets. */
export async function connectStranger(url: string) {
  const client = createClient({ url });
  await client.connect();
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  /** The keys of stored pages with a text. */
  async function keysOfPages(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const key of await client.keys('medireleve:*')) {
      const value = (await client.type(key)) === 'string' ? await binary.get(key) : null;
      if (value && htmlOf(value).includes(text)) found.push(key);
    }
    return found;
  }

  return {
    client,
    keysOfPages,

    /** The key of the feed of refreshes. */
    async feedKey(): Promise<string> {
      const [key = ''] = await client.keys('medireleve:*:refreshes');
      return key;
    },

    /** Replaces the stored pages with a text. Returns how many. */
    async replace(text: string, change: (stored: Buffer) => Buffer): Promise<number> {
      const keys = await keysOfPages(text);
      for (const key of keys) {
        const stored = await binary.get(key);
        await client.set(key, change(stored ?? Buffer.alloc(0)), { expiration: 'KEEPTTL' });
      }
      return keys.length;
    },
  };
}

export type Stranger = Awaited<ReturnType<typeof connectStranger>>;

/** A value of the shape of ours. */
type Envelope = { value: { headers?: object; storedAt?: number; bodies?: { br?: Uint8Array } } };

function readEnvelope(stored: Buffer): Envelope | null {
  try {
    return deserialize(brotliDecompressSync(stored.subarray(signatureLength)));
  } catch {
    return null;
  }
}

function htmlOf(stored: Buffer): string {
  const body = readEnvelope(stored)?.value.bodies?.br;
  return body === undefined ? '' : String(brotliDecompressSync(body));
}

/** Another value in the place of one, signed with a secret that is not that of the site. */
export function forge(stored: Buffer, change: (value: Envelope['value']) => object): Buffer {
  const envelope = readEnvelope(stored);
  const value = { ...envelope?.value, ...change(envelope?.value ?? {}) };
  const data = brotliCompressSync(serialize({ ...envelope, value }));
  const signature = createHmac('sha256', 'a guess').update(data).digest('base64url');
  return Buffer.concat([Buffer.from(signature), data]);
}
