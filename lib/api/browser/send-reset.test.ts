import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { sendReset } from './send-reset';

let server: Server | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** A site that records what it receives, and sends the given response, or none. */
async function startSite(respond: (response: ServerResponse) => void) {
  const got: { request: IncomingMessage; body: string }[] = [];
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    got.push({ request, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
  server = site;
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/reset-password/MQ/jeton`, got };
}

async function send(status: number, body: string) {
  const { url, got } = await startSite((response) => response.writeHead(status).end(body));
  const fields = new FormData();
  fields.set('new_password', ' quatre mots ');
  return { outcome: await sendReset(url, fields), got };
}

test('the form is sent as multipart, and JSON requested', async () => {
  const { outcome, got } = await send(200, '{"kind":"done"}');
  expect(outcome).toEqual({ kind: 'done' });
  expect(got).toHaveLength(1);
  expect(got[0]?.request).toMatchObject({
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  expect(got[0]?.body).toMatch(/name="new_password"\r\n\r\n quatre mots \r\n/);
});

test.each([
  { kind: 'refused', message: 'Jeton non valide.', spent: true },
  { kind: 'faulty', faults: { password: 'Trop courant.' } },
  { kind: 'faulty', faults: {} },
])('%j is shown whatever the status', async (outcome) => {
  expect((await send(502, JSON.stringify(outcome))).outcome).toEqual(outcome);
});

describe('a response without an outcome is an error:', () => {
  test.each([
    '',
    '<!doctype html>',
    'null',
    '"done"',
    '[]',
    '{"kind":"autre"}',
    '{"kind":"refused","message":"Non."}',
    '{"kind":"refused","message":["Non."],"spent":true}',
    '{"kind":"faulty"}',
    '{"kind":"faulty","faults":null}',
    '{"kind":"faulty","faults":{"password":["Non."]}}',
    '{"detail":"Pas trouvé."}',
  ])('%s', async (body) => {
    await expect(send(200, body)).rejects.toThrow();
  });
});

test('a redirect is not followed', async () => {
  const { url, got } = await startSite((response) =>
    response.writeHead(307, { location: '/ailleurs' }).end(),
  );
  await expect(sendReset(url, new FormData())).rejects.toThrow();
  expect(got).toHaveLength(1);
});

test('no response in time is a failure', async () => {
  const { url } = await startSite(() => {});
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(sendReset(url, new FormData())).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(20_000);
});
