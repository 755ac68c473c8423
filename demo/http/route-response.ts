import type { OutgoingHttpHeaders } from 'node:http';

export type RouteResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
};

export const json = (value: unknown, status = 200): RouteResponse =>
  jsonText(JSON.stringify(value), status);

/** For documents stored as JSON text, which need no parsing. */
export const jsonText = (text: string, status = 200): RouteResponse => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: text,
});

export const html = (page: string, status = 200): RouteResponse => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: page,
});

export const noContent = (): RouteResponse => ({ status: 204, headers: {}, body: '' });
