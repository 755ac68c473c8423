import { ImageResponse } from 'next/og';
import pLimit, { type LimitFunction } from 'p-limit';
import { SharePicture } from '@/components/share/share-picture';
import { processSingleton } from '@/lib/process-singleton';
import type { ShareCard } from '@/lib/share/card';
import { shareImageSize } from '@/lib/share/share-image';
import { loadFonts } from './fonts';

/** While one is laid out, which blocks the process, another is packed, which does not. */
const atOnce = 2;
/** Drawings that wait, at a fifth of a second each. */
const maxQueueLength = 20;
/** Pictures that are remembered; of 60 to 100 kB, about 15 MB. */
const maxImages = 200;

type Png = Uint8Array<ArrayBuffer>;
type Studio = {
  limit: LimitFunction;
  fonts: Awaited<ReturnType<typeof loadFonts>> | null;
  pictures: Map<string, Promise<Png>>;
};

const studio = processSingleton<Studio>('share-images', () => ({
  limit: pLimit(atOnce),
  fonts: null,
  pictures: new Map(),
}));

/**
 * The PNG of a share image; `null` when too many are being drawn. What is drawn is remembered by the
 * words that are in it, so a changed ad has another picture.
 */
export async function draw(card: ShareCard): Promise<Png | null> {
  const words = JSON.stringify(card);
  const { limit, pictures } = studio;
  const known = pictures.get(words);
  if (known === undefined && limit.pendingCount >= maxQueueLength) return null;
  const picture = known ?? limit(render, card);
  // Last used, last in the order of the map.
  pictures.delete(words);
  pictures.set(words, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > maxImages && oldest !== undefined) pictures.delete(oldest);
  try {
    return await picture;
  } catch (error) {
    pictures.delete(words);
    throw error;
  }
}

async function render(card: ShareCard): Promise<Png> {
  // Always the same list: by it `next/og` knows what it has parsed.
  studio.fonts ??= await loadFonts();
  const options = { ...shareImageSize, fonts: studio.fonts };
  const response = new ImageResponse(<SharePicture card={card} />, options);
  return new Uint8Array(await response.arrayBuffer());
}
