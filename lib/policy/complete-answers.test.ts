import { createServer, type RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { policyOfHtml } from '../../server/html/policy-of-html';
import { completeAnswers } from './complete-answers';
import { nothing } from './content-security-policy';

const { writeHead } = ServerResponse.prototype;

beforeAll(completeAnswers);

afterAll(() => {
  ServerResponse.prototype.writeHead = writeHead;
  Reflect.deleteProperty(ServerResponse.prototype, 'end');
  Reflect.deleteProperty(Server.prototype, 'emit');
});

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function listen(listener: RequestListener): Promise<number> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
}

async function ask(listener: RequestListener, path = '/', init: RequestInit = {}) {
  const answer = await fetch(`http://127.0.0.1:${await listen(listener)}${path}`, init);
  return { answer, policy: answer.headers.get('content-security-policy') };
}

const script = '<script>self.__next_f.push([0])</script>';
const page: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(script);
};

test('whatever is answered says what all answers say', async () => {
  const { answer, policy } = await ask((_, response) => response.writeHead(405).end());
  expect(policy).toBe(nothing);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('what is stricter stays, and what other sites show they may load', async () => {
  const { answer } = await ask((_, response) => {
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.end();
  }, '/partage/annonces/12.png?a=b');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('a page without a policy has the hashes of its scripts', async () => {
  const { answer, policy } = await ask(page, '/annonces');
  expect(await answer.text()).toBe(script);
  expect(policy).toBe(policyOfHtml('/annonces', script));
  expect(policy).toContain("script-src 'self' 'sha256-");
});

test('however what is sent is changed on its way', async () => {
  const { answer, policy } = await ask((request, response) => {
    const { end } = response;
    // As the compression of Next.js does.
    response.end = ((body: string) => end.call(response, body.toUpperCase(), 'utf8')) as never;
    page(request, response);
  });
  expect(await answer.text()).toBe(script.toUpperCase());
  expect(policy).toBe(policyOfHtml('/', script));
});

test('of a page that is sent bit by bit no script is let in', async () => {
  const { policy } = await ask((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(script);
    response.end(script);
  });
  expect(policy).toBe(policyOfHtml('/', ''));
});

test('a page keeps the one it has; of two, that of the page itself', async () => {
  const one = await ask((request, response) => {
    response.setHeader('Content-Security-Policy', 'of the proxy');
    page(request, response);
  });
  expect(one.policy).toBe('of the proxy');
  server?.close();
  const two = await ask((request, response) => {
    response.setHeader('Content-Security-Policy', 'of the proxy');
    response.appendHeader('Content-Security-Policy', 'of the page');
    page(request, response);
  });
  expect(two.policy).toBe('of the page');
});

test('what is no page may not even have a policy of its own', async () => {
  const { policy } = await ask((_, response) => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('Content-Security-Policy', 'of the page');
    response.end();
  });
  expect(policy).toBe(nothing);
});

test('« you have it already » has that of what it is about', async () => {
  const { policy } = await ask((_, response) => {
    response.setHeader('Content-Security-Policy', 'of the page');
    response.writeHead(304).end();
  });
  expect(policy).toBe('of the page');
});

test('a request that cannot be read is answered in the same way', async () => {
  const port = await listen(page);
  const say = async (request: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(request);
    return text(socket);
  };
  const answer = await say('GET / HTTP/1.1\r\nno header\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain(`\r\nContent-Security-Policy: ${nothing}\r\n`);
  expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  const large = `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await say(large)).toMatch(/^HTTP\/1\.1 431 /);
});
