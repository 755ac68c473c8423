import type { OutgoingHttpHeaders } from 'node:http';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
};

export const json = (value: unknown, status = 200): Answer =>
  storedJson(JSON.stringify(value), status);

/** For documents the store keeps as JSON text: no need to parse them only to write them again. */
export const storedJson = (text: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: text,
});

export const html = (page: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: page,
});

export const noContent = (): Answer => ({ status: 204, headers: {}, body: '' });
