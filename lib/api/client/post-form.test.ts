import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../errors';
import { postForm } from './post-form';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Respond = (response: ServerResponse) => void;
type Received = { body: string; headers: IncomingMessage['headers']; url: string | undefined };

/** A service that responds to one request after the other, the last way to all that follow. */
async function startService(...ways: Respond[]) {
  const got: Received[] = [];
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers, url } = request;
    got.push({ headers, url, body: Buffer.concat(chunks).toString() });
    ways[Math.min(got.length, ways.length) - 1]?.(response);
  });
  server = service;
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/f/cle-secrete`, got };
}

const status =
  (code: number): Respond =>
  (response) =>
    response.writeHead(code, { location: '/merci' }).end('Merci');
const broken: Respond = (response) => response.socket?.destroy();
const nothing: Respond = () => {};
const fields = { 'entry.1': 'Zoé', comments: 'a\nb' };

test('the fields are posted as multipart, and nothing about the visitor', async () => {
  const { url, got } = await startService(status(200));
  await postForm(url, fields);
  expect(got).toHaveLength(1);
  expect(got[0]?.body).toMatch(/name="entry\.1"\r\n\r\nZoé\r\n/);
  expect(got[0]?.body).toMatch(/name="comments"\r\n\r\na\r\nb\r\n/);
  expect(got[0]?.headers['content-type']).toMatch(/^multipart\/form-data; /);
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'x-request-id']) {
    expect(got[0]?.headers).not.toHaveProperty(name);
  }
});

test.each([200, 201, 204, 302, 303])(
  '%d is a form that was sent, no redirect is followed',
  async (code) => {
    const { url, got } = await startService(status(code));
    expect(await postForm(url, fields)).toBe(code);
    expect(got.map(({ url }) => url)).toEqual(['/f/cle-secrete']);
  },
);

test.each([
  ['a 5xx', status(500)],
  ['a broken connection', broken],
])('%s is retried once, with the same fields', async (_, first) => {
  const { url, got } = await startService(first, status(200));
  expect(await postForm(url, fields)).toBe(200);
  expect(got).toHaveLength(2);
  expect(got[1]?.body).toContain('Zoé');
});

test('the second failure is final', async () => {
  const { url, got } = await startService(broken, status(503));
  await expect(postForm(url, fields)).rejects.toThrow(
    new ApiFailureError('POST form service: 503', 503, null),
  );
  expect(got).toHaveLength(2);
});

test('a 4xx is not retried', async () => {
  const { url, got } = await startService(status(404));
  await expect(postForm(url, fields)).rejects.toMatchObject({ status: 404 });
  expect(got).toHaveLength(1);
});

test('no response in time is a failure, without a retry', async () => {
  const { url, got } = await startService(nothing);
  const posted = postForm(url, fields, 1_000);
  await expect(posted).rejects.toThrow(
    new ApiUnreachableError('POST form service: timeout', 'timeout'),
  );
  expect(got).toHaveLength(1);
});

test('a service that refuses connections is a failure', async () => {
  await expect(postForm('http://127.0.0.1:9/', fields)).rejects.toMatchObject({ reason: 'broken' });
});
