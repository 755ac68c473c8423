import { expect, test } from '@jest/globals';
import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types.js';
import { goneTag, now } from '../cache/refreshes';
import dataCache from './data-cache';
import { streamOf } from './kept-data';

const entry = (text: string, part: Partial<CacheEntry> = {}): Promise<CacheEntry> =>
  Promise.resolve({
    value: streamOf(Buffer.from(text)),
    tags: [],
    stale: 30,
    timestamp: now(),
    expire: 3_600,
    revalidate: 60,
    ...part,
  });

async function read(key: string, softTags: string[] = []): Promise<string | null> {
  const found = await dataCache.get(key, softTags);
  return found ? new Response(found.value).text() : null;
}

test('what is stored is given back, as often as it is asked for', async () => {
  await dataCache.set('a', entry('un'));
  expect(await read('a')).toBe('un');
  expect(await read('a')).toBe('un');
  expect(await read('b')).toBeNull();
});

test('who asks while it is stored waits for it', async () => {
  let finish = (_: CacheEntry) => {};
  const pending = new Promise<CacheEntry>((resolve) => {
    finish = resolve;
  });
  const stored = dataCache.set('pending', pending);
  const asked = read('pending');
  finish(await entry('bientôt'));
  expect(await asked).toBe('bientôt');
  await stored;
});

test('what was interrupted is not kept, nor what it replaces', async () => {
  await dataCache.set('broken', entry('entier'));
  const value = new ReadableStream({
    pull(controller) {
      controller.error(new Error('interrompu'));
    },
  });
  await dataCache.set('broken', entry('', { value }));
  expect(await read('broken')).toBeNull();
});

test('what is due is asked for again', async () => {
  await dataCache.set('due', entry('vieux', { timestamp: now() - 61_000 }));
  expect(await read('due')).toBeNull();
});

test('a refresh at once, one in the background, and one of what is gone', async () => {
  await dataCache.set('at once', entry('un', { tags: ['data-1'] }));
  await dataCache.set('later', entry('deux', { tags: ['data-2'] }));
  await dataCache.set('gone', entry('trois', { tags: ['data-3'] }));
  await dataCache.updateTags(['data-1', goneTag('data-3')], { expire: 0 });
  await dataCache.updateTags(['data-2'], { expire: 31_536_000 });
  expect(await read('at once')).toBeNull();
  expect(await dataCache.get('later', [])).toMatchObject({ revalidate: -1 });
  expect(await read('later')).toBe('deux');
  expect(await read('gone')).toBeNull();
  await dataCache.set('at once', entry('nouveau', { tags: ['data-1'] }));
  expect(await read('at once')).toBe('nouveau');
});

test('what was begun before a refresh and stored after it is not served', async () => {
  const before = entry('ancien', { tags: ['data-4'] });
  await dataCache.updateTags(['data-4']);
  await dataCache.set('race', before);
  expect(await read('race')).toBeNull();
});

test('the tags of the page that asks count too', async () => {
  await dataCache.set('soft', entry('doux'));
  expect(await read('soft', ['data-5'])).toBe('doux');
  await dataCache.updateTags(['data-5']);
  expect(await read('soft', ['data-5'])).toBeNull();
  expect(await read('soft')).toBe('doux');
  expect(await dataCache.getExpiration(['data-5'])).toBe(Number.POSITIVE_INFINITY);
});
