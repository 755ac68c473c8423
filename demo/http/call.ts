import type { IncomingMessage } from 'node:http';

/** What a route knows of a request. */
export type Call = {
  path: string;
  /** The named segments of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Where the caller reached us, as in `http://127.0.0.1:4100`: absolute links start with it. */
  origin: string;
  request: IncomingMessage;
};

const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The Host header ends up in links, so anything that is not plainly a host is not believed. */
export function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  if (PLAIN_HOST.test(host)) return `http://${host}`;
  const { localAddress, localPort } = request.socket;
  return `http://${localAddress?.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
