import type { IncomingMessage } from 'node:http';
import { malformed, tooLarge, unsupportedMediaType } from './http-error.ts';

const LIMIT = 64 * 1024;

const mediaType = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
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

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = mediaType(request);
  if (type !== 'application/json') throw unsupportedMediaType(type);
  const body = await readBody(request);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw malformed('Erreur d’analyse JSON.');
  }
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = mediaType(request);
  if (!FORM_TYPES.includes(type)) throw unsupportedMediaType(type);
  const body = await readBody(request);
  try {
    const headers = { 'Content-Type': request.headers['content-type'] ?? type };
    return await new Response(body, { headers }).formData();
  } catch {
    throw malformed('Formulaire illisible.');
  }
}
