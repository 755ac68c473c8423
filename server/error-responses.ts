import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedTryLater } from '../lib/french/messages.ts';
import { hasBody, type RequestHead } from '../lib/routing/check-request-head.ts';
import { failedPage, failedPageHeaders } from '../lib/routing/failed-page.ts';
import { nothing, policyHeader } from '../lib/routing/policy/content-security-policy.ts';

/** Headers of the page that failed, its preloads too. */
const describesBody = /^(?:content-.*|etag|last-modified|link|set-cookie)$/;

/** Ends a response with status 500 or 503 and a message in French: a page, JSON below `/api`, or text for a file. */
export function respondFailed(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  status: 500 | 503 = 500,
): void {
  for (const name of response.getHeaderNames()) {
    if (describesBody.test(name)) response.removeHeader(name);
  }
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(failedPageHeaders)));
  // The path of a file has an extension, that of a page has none.
  const isPage = !url.startsWith('/api/') && !/\.[a-z]+(?:\?|$)/.test(url);
  if (isPage) return void response.end(failedPage);
  response.setHeader(policyHeader, nothing);
  endWithMessage(url, response, failedTryLater);
}

/** Ends a request before its body is read. @param message in French, JSON below `/api`; empty for no body. */
export function endEarly(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  if (hasBody(headOf(request))) response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers)));
  if (message === '') response.end();
  else endWithMessage(request.url ?? '', response, message, '\n');
}

function endWithMessage(url: string, response: ServerResponse, message: string, end = ''): void {
  const isCall = url.startsWith('/api/');
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8');
  response.end(isCall ? JSON.stringify({ detail: message }) : message + end);
}

/** The head of a request, for `checkRequestHead`. */
export function headOf({ method = '', url = '', headers }: IncomingMessage): RequestHead {
  return { method, path: url.replace(/\?.*$/s, ''), header: (name) => headers[name]?.toString() };
}
