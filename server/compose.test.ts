import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from './chain.fixture';
import type { Middleware } from './compose';

let errors: unknown[] = [];

beforeEach(() => {
  errors = [];
});
afterEach(stopChains);

/** Requests `/` of a server with a chain. */
async function get(...chain: Middleware[]): Promise<Response> {
  const port = await startChain(chain, (error) => errors.push(error));
  return fetch(`http://127.0.0.1:${port}/`);
}

const ok: Middleware = (_, response) => void response.end('ok');

test('each middleware runs after the one before, and may continue after those that follow', async () => {
  const order: string[] = [];
  const outer: Middleware = async (_request, _response, next) => {
    order.push('outer');
    await new Promise((resolve) => setTimeout(resolve, 10));
    await next();
    order.push('outer again');
  };
  const inner: Middleware = async (_request, response) => {
    order.push('inner');
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push('inner again');
    response.end();
  };
  await get(outer, inner);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(order).toEqual(['outer', 'inner', 'inner again', 'outer again']);
});

test('one that does not call the next ends the chain', async () => {
  const late: Middleware = () => {
    throw new Error('called');
  };
  expect(await (await get(ok, late)).text()).toBe('ok');
  expect(errors).toEqual([]);
});

const failure = new Error('of a middleware');
test.each<[string, Middleware]>([
  [
    'throws',
    () => {
      throw failure;
    },
  ],
  ['rejects', () => Promise.reject(failure)],
])('one that %s ends its request with a logged 500, once', async (_, failing) => {
  const outer: Middleware = (_request, response, next) => {
    response.setHeader('ETag', '"of a page"');
    response.setHeader('X-Request-Id', 'one');
    // Not awaited, as third-party middleware does.
    void next();
  };
  const response = await get(outer, (_request, _response, next) => next(), failing);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Une erreur est survenue.');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-request-id': 'one',
  });
  expect(response.headers.get('etag')).toBeNull();
  expect(errors).toEqual([failure]);
});

test('a failure after the head was sent destroys the connection: a partial body must not look complete', async () => {
  const response = await get(async (_, response) => {
    response.setHeader('Content-Length', 100);
    response.write('half');
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw failure;
  });
  await expect(response.text()).rejects.toThrow();
  expect(errors).toEqual([failure]);
});
