import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from './chain.fixture';
import type { Middleware } from './compose';
import { respond } from './response-cache/respond';

let errors: unknown[] = [];
beforeEach(() => {
  errors = [];
});
afterEach(stopChains);

let number = 0;

/** Whose response is not stored yet. */
function freshPath(): string {
  number += 1;
  return `/annonces/${number}`;
}

function get(last: Middleware, path = freshPath(), method = 'GET'): Promise<Response> {
  const handle = async (...args: [IncomingMessage, ServerResponse]) =>
    last(...args, async () => {});
  return getFrom([respond(handle)], path, method);
}

async function getFrom(chain: Middleware[], path = freshPath(), method = 'GET'): Promise<Response> {
  const port = await startChain(chain, (error) => errors.push(error));
  return fetch(`http://127.0.0.1:${port}${path}`, { method });
}

/** As Next.js sends a page that is rendered per request: in pieces. */
const sends =
  (status: number, type: string): Middleware =>
  async (_, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('Link', '</font.woff2>; rel=preload; as=font');
    response.setHeader('Content-Security-Policy', "script-src 'nonce-a'");
    response.flushHeaders();
    response.write('<html>');
    await new Promise((resolve) => setTimeout(resolve, 10));
    response.end('</html>');
  };

test('a page that throws is replaced by one in French, whose style its policy allows', async () => {
  const response = await get(sends(500, 'text/html; charset=utf-8'));
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="fr">/);
  expect(html).toContain('<h1>Cette page ne s’affiche pas</h1>');
  expect(html.match(/<\/html>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<link/);
  expect(response.headers.get('link')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';.* style-src 'sha256-[^ ]+'; img-src 'self'$/);
});

test.each(['ink', 'page'])('its --%s is that of the site, in both themes', (name) => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  const html = readFileSync('lib/routing/failed-page.html', 'utf8');
  const valuesOf = (css: string, property: string) =>
    [...css.matchAll(new RegExp(`${property}: (#[0-9a-f]{6});`, 'g'))].map(([, value]) => value);
  const values = valuesOf(html, `--${name}`);
  expect(values).toHaveLength(2);
  expect(valuesOf(tokens, `--color-${name}`)).toEqual(expect.arrayContaining(values));
});

test('so is one that is sent whole', async () => {
  const response = await get((_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<html id="__next_error__"></html>');
  });
  expect(await response.text()).toContain('Cette page ne s’affiche pas');
});

test.each([
  [200, 'text/html; charset=utf-8'],
  [500, 'text/x-component'],
  [500, 'application/json'],
])('a response with status %d and type %s is not', async (status, type) => {
  const response = await get(sends(status, type));
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('<html></html>');
  expect(response.headers.get('link')).not.toBeNull();
});

const throws: Middleware = () => {
  throw new Error('of a middleware');
};

test('a middleware that throws has the same page, JSON below /api, text for a file; the error is logged', async () => {
  const page = await getFrom([throws]);
  expect(page.status).toBe(500);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Cette page ne s’affiche pas');
  const call = await getFrom([throws], '/api/ads');
  expect(call.status).toBe(500);
  expect(await call.json()).toEqual({
    detail: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  });
  const picture = await getFrom([throws], '/partage/annonces/12.png?v=1');
  expect(picture.status).toBe(500);
  expect(picture.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await picture.text()).toBe('Une erreur est survenue. Veuillez réessayer plus tard.');
  expect(errors).toHaveLength(3);
});

test('the response to HEAD has no body', async () => {
  const response = await get(sends(500, 'text/html'), freshPath(), 'HEAD');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('');
});
