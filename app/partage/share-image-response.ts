import { connection } from 'next/server';
import { failureResponse, fileNotFoundResponse, fileResponse } from '@/app/file-response';
import type { ShareCard } from '@/lib/share/card';
import { draw } from './draw';

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
