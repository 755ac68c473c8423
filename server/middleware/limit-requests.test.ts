import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { limitRequests } from './limit-requests';

beforeEach(() => {
  jest.useFakeTimers();
});

const list = '/mes-annonces?ids=12';
const calendar = '/annonces/agenda.ics?ids=12';

/** The status of the response, and when to retry; `null` when the request is passed on. */
async function request(url: string, address: string) {
  const headers = new Map<string, string>();
  const response = {
    statusCode: 200,
    setHeaders: (sent: Map<string, string>) => {
      for (const [name, value] of sent) headers.set(name, value);
    },
    setHeader: () => {},
    end: () => {},
  };
  let passed = false;
  await limitRequests(
    { url, method: 'GET', headers: { 'x-forwarded-for': address } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    async () => {
      passed = true;
    },
  );
  return passed ? null : [response.statusCode, headers.get('Retry-After')];
}

async function passes(times: number, url: string, address: string) {
  for (let time = 0; time < times; time += 1) expect(await request(url, address)).toBeNull();
}

test('thirty lists and calendars a minute are for one network', async () => {
  await passes(15, list, '192.0.2.1');
  await passes(15, calendar, '192.0.2.254');
  expect(await request(list, '192.0.2.7')).toEqual([429, '60']);
  await passes(1, list, '192.0.3.1');
  jest.advanceTimersByTime(60_001);
  await passes(30, calendar, '192.0.2.1');
  expect(await request(calendar, '192.0.2.1')).toEqual([429, '60']);
});

test('addresses of one IPv6 /56 count together', async () => {
  for (let time = 0; time < 30; time += 1) await passes(1, list, `2001:db8:0:1${time + 10}::1`);
  expect(await request(list, '2001:db8:0:1ff::2')).toEqual([429, '60']);
  await passes(1, list, '2001:db8:0:200::1');
});

test('the page of one’s own ads, and everything else, is not counted', async () => {
  for (const url of ['/mes-annonces', '/mes-annonces?_rsc=1a2b', '/annonces/12', '/annonces']) {
    await passes(31, url, '198.51.100.1');
  }
});
