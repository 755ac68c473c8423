import { createServer, type Server } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { sendForm } from './send-form';

let server: Server | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** A service that records what it receives, and sends the given response, or none. */
async function startService(status: number | null) {
  const got: string[] = [];
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    got.push(Buffer.concat(chunks).toString());
    if (status !== null) response.writeHead(status).end();
  });
  server = service;
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, got };
}

test.each([200, 500])('the status of the response is not read: %d', async (status) => {
  const { url, got } = await startService(status);
  expect(await sendForm(url, { firstName: 'Zoé', comments: '' })).toBeNull();
  expect(got).toHaveLength(1);
  expect(got[0]).toMatch(/name="firstName"\r\n\r\nZoé\r\n/);
  expect(got[0]).toMatch(/name="comments"\r\n\r\n\r\n/);
});

test('a service that refuses connections is a failure', async () => {
  await expect(sendForm('http://127.0.0.1:9', { a: 'b' })).rejects.toThrow();
});

test('a service without a response in time is a failure', async () => {
  const { url } = await startService(null);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(sendForm(url, { a: 'b' })).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(15_000);
});

/** The site has the origin of the page, which Node.js lacks. */
function fakeSite(status: number, headers = {}) {
  const body = status === 204 ? null : 'Non';
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, { status, headers }));
}

test('the relay of the site gets the form in its own mode, and 204 is a form that was sent', async () => {
  const fetch = fakeSite(204);
  expect(await sendForm('/inscription/envoi', { firstName: 'Zoé' })).toBeNull();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/inscription/envoi');
  expect(init).toMatchObject({ headers: { accept: 'application/json' }, redirect: 'error' });
  expect(init).not.toHaveProperty('mode');
  expect(init?.body instanceof FormData && init.body.get('firstName')).toBe('Zoé');
});

test('the relay says where the receipt of a report is', async () => {
  const Location = '/signalement?resultat=envoyee&reference=S-0A1B2C3D';
  fakeSite(204, { Location });
  expect(await sendForm('/signalement', { ad: '12' })).toBe(Location);
});

test.each([200, 400, 429, 502, 504])('a %d of the relay is a failure', async (status) => {
  fakeSite(status);
  await expect(sendForm('/inscription/envoi', { firstName: 'Zoé' })).rejects.toThrow();
});
