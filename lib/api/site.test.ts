import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { config } from '@/lib/config/config';
import { beginListening } from '@/lib/runtime/while-listening';
import { siteClient } from './site';

const client = () => siteClient(AbortSignal.timeout(5_000), 5_000);

test('pages come from the server of this process, or without one from SITE_URL', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('Vercel'));
  expect(await client().text('/blog')).toBe('Vercel');
  expect(String(fetched.mock.calls[0]?.[0])).toBe(`${config.SITE_URL}/blog`);

  const server = createServer(({ url }, response) => response.end(`Ici, ${url}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  beginListening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await client().text('/blog')).toBe('Ici, /blog');
  server.close();
});
