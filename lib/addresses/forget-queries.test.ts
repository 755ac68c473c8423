import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { forgetQueries } from './forget-queries';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  // Undoes the patch: the prototype inherits `emit` again.
  Reflect.deleteProperty(Object.getPrototypeOf(server), 'emit');
});

/** What a server that knows nothing of us reads as the address of a request. */
async function addressReadFor(asked: string): Promise<string> {
  const asking = createServer((request, response) => response.end(request.url));
  server = asking;
  await new Promise<void>((resolve) => asking.listen(0, '127.0.0.1', resolve));
  const address = asking.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return (await fetch(`http://127.0.0.1:${address.port}${asked}`)).text();
}

test('a server reads only the query its page may know', async () => {
  forgetQueries();
  expect(await addressReadFor('/annonces/12?jeton=x')).toBe('/annonces/12');
});

test('the API keeps its query', async () => {
  forgetQueries();
  expect(await addressReadFor('/api/v1/ads/?page=0')).toBe('/api/v1/ads/?page=0');
});
