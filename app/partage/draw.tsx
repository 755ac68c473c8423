import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import pLimit, { type LimitFunction } from 'p-limit';
import { fileNotFoundResponse, fileResponse, respondWithFile } from '@/app/file-response';
import { fontNames, ShareImage } from '@/components/share/share-image';
import { processSingleton } from '@/lib/runtime/process-singleton';
import type { ShareCard } from '@/lib/share/card';
import { shareImageName, shareImageSize } from '@/lib/share/share-image';

const sentences = {
  missing: 'Cette image n’existe pas.',
  failed: 'Cette image n’est pas disponible pour le moment.',
};

/** Responds with a share image: 404 when `read` returns `null`, 502 or 504 when the API failed, 503 when busy. */
export function shareImageResponse(
  cacheLife: number,
  read: () => Promise<ShareCard | null>,
): Promise<Response> {
  return respondWithFile(sentences, async () => {
    const card = await read();
    if (card === null) return null;
    const body = await draw(card);
    if (body === null) return fileNotFoundResponse(503, sentences.failed, { 'Retry-After': '5' });
    return fileResponse({ body, type: 'image/png', cacheLife });
  });
}

/** The route handler of the share images of a kind, whose last segment has a name: `/partage/articles/{slug}.png`. */
export const shareImageRoute =
  (cacheLife: number, read: (name: string) => Promise<ShareCard | null>) =>
  (_: Request, { params }: { params: Promise<{ file: string }> }) =>
    shareImageResponse(cacheLife, async () => read(shareImageName((await params).file) ?? ''));

/** Layout blocks the process, PNG compression does not: one image is laid out while another is compressed. */
const maxConcurrent = 2;
/** Images that wait to be drawn, at a fifth of a second each. */
const maxQueueLength = 20;

type Shared = { limit: LimitFunction; fonts?: Awaited<ReturnType<typeof loadFonts>> };

const shared = processSingleton<Shared>('share-images', () => ({ limit: pLimit(maxConcurrent) }));

/** The PNG of a share image; `null` when too many are being drawn. */
export async function draw(card: ShareCard) {
  const { limit } = shared;
  return limit.pendingCount >= maxQueueLength ? null : limit(render, card);
}

async function render(card: ShareCard) {
  // One array for all images: `next/og` uses it as the key of its parsed fonts.
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
