import type { OutgoingHttpHeaders } from 'node:http';
import { type Answer, json } from './answer.ts';

export type FieldErrors = Record<string, string[]>;

/** A request the API turns down, in the words Django REST Framework uses in French. */
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

  toResponse(): Answer {
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
    // What is left of the body is not worth reading.
    { Connection: 'close' },
  );

export const unsupportedMediaType = (type: string) =>
  new HttpError(415, { detail: `Type de média « ${type} » non supporté dans la requête.` });
