import type { OutgoingHttpHeaders } from 'node:http';

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
