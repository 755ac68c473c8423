import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

export type RouteResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
};

export const json = (value: unknown, status = 200): RouteResponse =>
  jsonText(JSON.stringify(value), status);

export const jsonText = (text: string, status = 200): RouteResponse => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: text,
});

export const html = (page: string): RouteResponse => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: page,
});

export const noContent = (): RouteResponse => ({ status: 204, headers: {}, body: '' });

export type FieldErrors = Record<string, string[]>;

/** An error response, in the French words of Django REST Framework. */
export class HttpError extends Error {
  readonly response: RouteResponse;

  constructor(
    status: number,
    payload: { detail: string } | FieldErrors,
    headers: OutgoingHttpHeaders = {},
  ) {
    super(JSON.stringify(payload));
    const response = json(payload, status);
    this.response = { ...response, headers: { ...response.headers, ...headers } };
  }
}

export const notFound = () => new HttpError(404, { detail: 'Pas trouvé.' });

export const invalidFields = (errors: FieldErrors) => new HttpError(400, errors);

export const malformed = (detail: string) => new HttpError(400, { detail });

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
