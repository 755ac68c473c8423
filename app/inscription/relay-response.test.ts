import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { parseConfig } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';
import { relayResponse } from './relay-response';

jest.spyOn(process.stderr, 'write').mockReturnValue(true);

let status = 200;
let posted = 0;
let service: Server;
let url = '';
let visitors = 0;

beforeAll(async () => {
  service = createServer((request, response) => {
    posted += 1;
    request.resume();
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  status = 200;
  posted = 0;
  visitors += 1;
});

const valid = {
  Name: 'Clinique',
  email: 'accueil@exemple.fr',
  phone: '0380123456',
  postalCode: '21000',
  comments: '',
};

function respond(accept: string, fields = {}): Promise<Response> {
  const { establishment } = configuredForms(
    parseConfig({ ...process.env, ESTABLISHMENT_FORM_URL: url, FORM_RELAY: 'on' }),
  );
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...valid, ...fields })) body.set(name, value);
  const request = new Request('https://www.medireleve.example/inscriptions/envoi', {
    method: 'POST',
    headers: { accept, 'x-forwarded-for': `203.0.113.${visitors}, 127.0.0.1` },
    body,
  });
  return relayResponse(establishment, request);
}

const page = 'text/html,*/*;q=0.8';
const script = 'application/json';

test('our script gets the status', async () => {
  expect((await respond(script)).status).toBe(204);
  expect((await respond(script, { sujet: 'Achetez' })).status).toBe(204);
  expect(posted).toBe(1);
  const invalid = await respond(script, { email: 'accueil' });
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toEqual({ email: [expect.stringContaining('adresse e-mail')] });
  status = 500;
  const failed = await respond(script);
  expect(failed.status).toBe(502);
  expect(failed.headers.get('cache-control')).toBe('no-store');
});

test('too many are told when to retry', async () => {
  for (let time = 0; time < 20; time += 1) await respond(script);
  const limited = await respond(script);
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('900');
  expect((await respond(page)).headers.get('location')).toBe(
    '/inscriptions/envoi?resultat=trop-de-tentatives',
  );
});

test('a browser without JavaScript is redirected to the outcome, which holds nothing of the form', async () => {
  const sent = await respond(page);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/inscriptions/envoi?resultat=envoyee');
  expect((await respond(page, { email: 'a@b' })).headers.get('location')).toBe(
    '/inscriptions/envoi?resultat=a-verifier&champs=email',
  );
  status = 500;
  expect((await respond(page)).headers.get('location')).toBe('/inscriptions/envoi?resultat=echec');
});
