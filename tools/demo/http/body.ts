import type { IncomingMessage } from 'node:http';
import { HttpError, malformed } from './response.ts';

const LIMIT = 64 * 1024;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, ['application/json']);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw malformed('Erreur d’analyse JSON.');
  }
}

export async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = await readBody(request, FORM_TYPES);
  try {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    return await new Response(body, { headers }).formData();
  } catch {
    throw malformed('Formulaire illisible.');
  }
}

async function readBody(
  request: IncomingMessage,
  types: readonly string[],
): Promise<Buffer<ArrayBuffer>> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  const mediaType = type.trim().toLowerCase();
  if (!types.includes(mediaType)) {
    const detail = `Type de média « ${mediaType} » non supporté dans la requête.`;
    throw new HttpError(415, { detail });
  }
  if (Number(request.headers['content-length']) > LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new HttpError(
    413,
    { detail: 'Le corps de la requête dépasse 64 ko.' },
    // The rest of the body is not read.
    { Connection: 'close' },
  );
