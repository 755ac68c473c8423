import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody, type RequestHead } from '../../lib/routing/check-request-head.ts';

/**
 * Ends a request before its body is read. When it has one, the connection closes after the response
 * (RFC 9112, section 9.3).
 *
 * @param message a sentence in French for the visitor; sent as JSON below `/api`. Empty for no body.
 */
export function endEarly(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const head = headOf(request);
  if (hasBody(head)) response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers)));
  if (message === '') {
    response.end();
    return;
  }
  const isCall = head.path.startsWith('/api/');
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8');
  response.end(isCall ? JSON.stringify({ detail: message }) : `${message}\n`);
}

/** The head of a request, for `checkRequestHead`. */
export function headOf({ method = '', url = '', headers }: IncomingMessage): RequestHead {
  const [path = ''] = url.split('?', 1);
  return { method, path, header: (name) => headers[name]?.toString() };
}
