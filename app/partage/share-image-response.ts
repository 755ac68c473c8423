import { connection } from 'next/server';
import { failureResponse, fileNotFoundResponse, fileResponse } from '@/app/file-response';
import type { ShareCard } from '@/lib/share/card';
import { draw } from './draw';

const sorry = 'Cette image n’est pas disponible pour le moment.';

/**
 * Answers with a share image, good for as long as what it says: 404 when `read` gives nothing, 502 or
 * 504 when the API failed, 503 when too many images are being drawn.
 */
export async function shareImageResponse(
  requested: Headers,
  life: number,
  read: () => Promise<ShareCard | null>,
): Promise<Response> {
  // Otherwise the image of the site would be drawn at build time, with the name it had there.
  await connection();
  try {
    const card = await read();
    if (card === null) return fileNotFoundResponse(404, 'Cette image n’existe pas.');
    const body = await draw(card);
    if (body === null) return fileNotFoundResponse(503, sorry, { 'Retry-After': '5' });
    return fileResponse(requested, { body, type: 'image/png', life });
  } catch (error) {
    return failureResponse(error, sorry);
  }
}
