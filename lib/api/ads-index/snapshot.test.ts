import { expect, test } from '@jest/globals';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import { inflateAd } from '@/lib/ads-index/body';
import { gazetteer } from '@/lib/places/gazetteer';
import { readChunk, type SnapshotAd, writeChunks } from './snapshot';

const index = new AdsIndex(gazetteer());
const ads = Array.from({ length: 500 }, (_, at) => ({
  // Not all ids fit in 32 bits.
  ad: anAd({ id: at === 0 ? 2 ** 31 - 1 : at, title: `Annonce ${at}`.repeat(200) }),
  publishedAt: null,
}));
index.put(ads);

async function chunksOf(): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeChunks(index)) chunks.push(chunk);
  return chunks;
}

test('what is written in chunks is read back whole', async () => {
  const read: SnapshotAd[] = (await chunksOf()).flatMap(readChunk);
  expect(read.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    ads.map(({ ad }) => ad.id).sort((a, b) => a - b),
  );
  const found = new Map(read.map(({ id, body }) => [id, inflateAd(body)]));
  for (const published of ads) expect(found.get(published.ad.id)).toEqual(published);
});

test('a chunk that is cut short is refused', async () => {
  const [chunk = Buffer.alloc(0)] = await chunksOf();
  expect(() => readChunk(chunk.subarray(0, chunk.length - 1))).toThrow(RangeError);
});
