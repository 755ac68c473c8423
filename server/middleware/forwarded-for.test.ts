import { afterEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import { appendPeerAddress } from './forwarded-for';

afterEach(stopChains);

test.each([
  ['', '127.0.0.1'],
  ['203.0.113.9', '203.0.113.9, 127.0.0.1'],
  ['203.0.113.9, 198.51.100.4', '203.0.113.9, 198.51.100.4, 127.0.0.1'],
])('the peer address is appended to the received header (%j)', async (received, appended) => {
  const port = await startChain([
    appendPeerAddress,
    (request, response) => void response.end(request.headers['x-forwarded-for']),
  ]);
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: received ? { 'x-forwarded-for': received } : {},
  });
  expect(await response.text()).toBe(appended);
});
