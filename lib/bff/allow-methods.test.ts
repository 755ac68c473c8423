import { expect, test } from '@jest/globals';
import { allowMethods } from './allow-methods';

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const headersOf = (response: Response) => Object.fromEntries(response.headers);

test.each([
  ['GET, HEAD', ['POST', 'PUT', 'PATCH', 'DELETE']],
  ['POST', ['GET', 'PUT', 'PATCH', 'DELETE']],
] as const)('only %s: any other method is a 405 with Allow', async (methods, others) => {
  const allow = `${methods}, OPTIONS`;
  const handlers = allowMethods(methods);
  for (const method of others) {
    const response = handlers[method]();
    expect(response.status).toBe(405);
    expect(headersOf(response)).toMatchObject({ ...common, allow });
    expect(await response.json()).toEqual({ detail: 'Méthode non autorisée.' });
  }

  const options = handlers.OPTIONS();
  expect(options.status).toBe(204);
  expect(headersOf(options)).toMatchObject({ ...common, allow });
  expect(options.body).toBeNull();
});

test('each 405 is a new response, because a body is read once', async () => {
  const { PUT } = allowMethods('GET, HEAD');
  await PUT().json();
  expect(await PUT().json()).toEqual({ detail: 'Méthode non autorisée.' });
});
