import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { checkRequest } from './check-request';
import { dropRouterHeaders } from './drop-router-headers';
import { normalizeUrl } from './normalize-url';

afterEach(stopChains);

/** Stands for Next.js: responds with the URL and the router headers it receives. */
const echo: Middleware = ({ url, headers }, response) => {
  const router = Object.keys(headers).filter((name) => /^(?:rsc|next-)/.test(name));
  response.end(`rendered ${url} ${router}`);
};
const chain = [normalizeUrl, checkRequest, dropRouterHeaders, echo];

/** Sends raw text to a server with the chain, and reads until the connection ends. */
async function exchange(text: string): Promise<string> {
  const port = await startChain(chain);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

/** Sends a request, with the HTTP version and a host added to its head. */
const send = (head: string, body = '') =>
  exchange(`${head.replace('\n', ' HTTP/1.1\nHost: a\n').replaceAll('\n', '\r\n')}\r\n\r\n${body}`);

const get = (target: string, headers = '') => send(`GET ${target}\nConnection: close${headers}`);

describe('the URL', () => {
  test('later middleware sees only the normalized one', async () => {
    expect(await get('/api/../annonces?page=2&token=X')).toContain('rendered /annonces?page=2 ');
    expect(await get('/annonces/Jean-Dupont-0612345678')).toContain('rendered /annonces/0 ');
  });

  test('a call of the API keeps its allowed parameters', async () => {
    expect(await get('/api/v1/ads/?page=0&jeton=x')).toContain('rendered /api/v1/ads?page=0 ');
  });

  test('another spelling redirects; that of a secret link is not stored', async () => {
    const moved = await get('/annonces/?page=2');
    expect(moved).toMatch(/^HTTP\/1\.1 308 .*Location: \/annonces\?page=2\r\n/s);
    expect(await get('/reset-password/MQ/jeton/')).toMatch(/308 .*private, no-store.*no-referrer/s);
  });

  test('too long a query is a 400', async () => {
    expect(await get(`/api/nope?${'a&'.repeat(4_000)}`)).toMatch(
      /^HTTP\/1\.1 400 .*\{"detail":"Cette adresse est trop longue\."\}/s,
    );
    expect(await get(`/cgu?${'a&'.repeat(4_000)}`)).toMatch(/text\/plain.*trop longue\.\n$/s);
  });
});

describe('the head', () => {
  // Without `Connection: close` and with most of the body missing: the server has to close the connection.
  test.each([
    ['/annonces', 405],
    ['/nulle-part', 405],
    ['/_next/static/a.js', 405],
    ['/api/v1/ads/', 405],
    ['/api/nulle-part', 404],
    ['/reset-password/MQ/jeton', 413],
    ['/api/v1/auth/users/reset_password_confirm/', 413],
    ['/annonces/', 308],
  ])('a POST of 9 MB to %s ends with %d before it is read', async (target, status) => {
    const response = await send(`POST ${target}\nContent-Length: 9000000`, 'x'.repeat(1_000));
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/\r\nConnection: close\r\n/i);
  });

  test('an error message is in French, and JSON for a call', async () => {
    expect(await send('PUT /cgu\nConnection: close')).toMatch(
      /^HTTP\/1\.1 405 .*Allow: GET, HEAD\r\n.*\r\nMéthode non autorisée\.\n$/s,
    );
    expect(await send('PUT /api/v1/ads\nConnection: close')).toMatch(
      /Allow: GET, HEAD, OPTIONS\r\n.*\{"detail":"Méthode non autorisée\."\}$/s,
    );
  });

  test('a request without a host is a 400, except with HTTP/1.0', async () => {
    const without = (version: string) =>
      exchange(`GET /cgu HTTP/${version}\r\nConnection: close\r\n\r\n`);
    expect(await without('1.1')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await without('1.0')).toContain('rendered /cgu');
  });

  test('TRACE is a 405 before later middleware runs', async () => {
    const response = await send('TRACE /\nConnection: close');
    expect(response).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/s);
    expect(response).not.toContain('rendered');
  });

  test('the headers of the router do not reach a page rendered for each request', async () => {
    const router = '\nRSC: 1\nNext-Router-Prefetch: 1\nNext-Url: /x';
    expect(await get('/reset-password/MQ/jeton', router)).toMatch(/jeton $/);
    expect(await get('/annonces/abc', router)).toMatch(/rendered \/annonces\/0 $/);
    expect(await get('/cgu', router)).toContain('rsc,next-router-prefetch,next-url');
  });
});
