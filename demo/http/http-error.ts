import type { OutgoingHttpHeaders } from 'node:http';
import { json, type RouteResponse } from './route-response.ts';

export type FieldErrors = Record<string, string[]>;

/** An error response, in the French words of Django REST Framework. */
export class HttpError extends Error {
  readonly status: number;
  readonly payload: { detail: string } | FieldErrors;
  readonly headers: OutgoingHttpHeaders;

  constructor(
    status: number,
    payload: { detail: string } | FieldErrors,
    headers: OutgoingHttpHeaders = {},
  ) {
    super(JSON.stringify(payload));
    this.status = status;
    this.payload = payload;
    this.headers = headers;
  }

  toResponse(): RouteResponse {
    const response = json(this.payload, this.status);
    return { ...response, headers: { ...response.headers, ...this.headers } };
  }
}

export const notFound = () => new HttpError(404, { detail: 'Pas trouvé.' });

export const invalidPage = () => new HttpError(404, { detail: 'Page non valide.' });

export const invalidFields = (errors: FieldErrors) => new HttpError(400, errors);

export const malformed = (detail: string) => new HttpError(400, { detail });

export const methodNotAllowed = (method: string, allowed: string[]) =>
  new HttpError(
    405,
    { detail: `Méthode « ${method} » non autorisée.` },
    { Allow: allowed.join(', ') },
  );

export const tooLarge = () =>
  new HttpError(
    413,
    { detail: 'Le corps de la requête dépasse 64 ko.' },
    // The rest of the body is not read.
    { Connection: 'close' },
  );

export const unsupportedMediaType = (type: string) =>
  new HttpError(415, { detail: `Type de média « ${type} » non supporté dans la requête.` });
