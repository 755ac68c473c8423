import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { connection } from 'next/server';
import pLimit, { type LimitFunction } from 'p-limit';
import { failureResponse, fileNotFoundResponse, fileResponse } from '@/app/file-response';
import { fontNames, ShareImage } from '@/components/share/share-image';
import { processSingleton } from '@/lib/runtime/process-singleton';
import type { ShareCard } from '@/lib/share/card';
import { shareImageSize } from '@/lib/share/share-image';

const failureMessage = 'Cette image n’est pas disponible pour le moment.';

/**
 * Responds with a share image, cached as long as the data it shows: 404 when `read` returns `null`,
 * 502 or 504 when the API failed, 503 when too many images are being drawn.
 */
export async function shareImageResponse(
  cacheLife: number,
  read: () => Promise<ShareCard | null>,
): Promise<Response> {
  // Not prerendered: the image of the site shows the brand name of the running configuration.
  await connection();
  try {
    const card = await read();
    if (card === null) return fileNotFoundResponse(404, 'Cette image n’existe pas.');
    const body = await draw(card);
    if (body === null) return fileNotFoundResponse(503, failureMessage, { 'Retry-After': '5' });
    return fileResponse({ body, type: 'image/png', cacheLife });
  } catch (error) {
    return failureResponse(error, failureMessage);
  }
}

/** Layout blocks the process, PNG compression does not: one image is laid out while another is compressed. */
const maxConcurrent = 2;
/** Images that wait to be drawn, at a fifth of a second each. */
const maxQueueLength = 20;
/** Cached images; of 60 to 100 kB, about 15 MB. */
const maxImages = 200;

type Png = Uint8Array<ArrayBuffer>;
type Shared = {
  limit: LimitFunction;
  fonts: Awaited<ReturnType<typeof loadFonts>> | null;
  images: Map<string, Promise<Png>>;
};

const shared = processSingleton<Shared>('share-images', () => ({
  limit: pLimit(maxConcurrent),
  fonts: null,
  images: new Map(),
}));

/**
 * The PNG of a share image; `null` when too many are being drawn. The cache key is the text of the
 * card, so a changed ad gets a new image.
 */
export async function draw(card: ShareCard): Promise<Png | null> {
  const key = JSON.stringify(card);
  const { limit, images } = shared;
  const cached = images.get(key);
  if (cached === undefined && limit.pendingCount >= maxQueueLength) return null;
  const image = cached ?? limit(render, card);
  // Least recently used first.
  images.delete(key);
  images.set(key, image);
  const [oldest] = images.keys();
  if (images.size > maxImages && oldest !== undefined) images.delete(oldest);
  try {
    return await image;
  } catch (error) {
    images.delete(key);
    throw error;
  }
}

async function render(card: ShareCard): Promise<Png> {
  // The same array each time: `next/og` uses it as the key of its parsed fonts.
  shared.fonts ??= await loadFonts();
  const options = { ...shareImageSize, fonts: shared.fonts };
  const response = new ImageResponse(<ShareImage card={card} />, options);
  return new Uint8Array(await response.arrayBuffer());
}

/** The fonts of the share images. Each path is a literal, so that the build traces the file into what draws. */
async function loadFonts() {
  const [heading, text] = await Promise.all([
    readFile(join(process.cwd(), 'components/share/fonts/bricolage-grotesque-720.ttf')),
    readFile(join(process.cwd(), 'components/share/fonts/atkinson-hyperlegible-next-500.ttf')),
  ]);
  return [
    { name: fontNames.heading, data: heading },
    { name: fontNames.text, data: text },
  ];
}
