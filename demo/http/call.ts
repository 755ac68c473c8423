import type { IncomingMessage } from 'node:http';

/** What a route knows of a request. */
export type Call = {
  path: string;
  /** The named segments of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The origin of the request URL, such as `http://127.0.0.1:4100`, for absolute links. */
  origin: string;
  request: IncomingMessage;
};

const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Links contain the Host header, so it is ignored unless it is a valid host. */
export function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  if (PLAIN_HOST.test(host)) return `http://${host}`;
  const { localAddress, localPort } = request.socket;
  return `http://${localAddress?.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
