import { beforeEach, expect, jest, test } from '@jest/globals';
import { resolveUrl, type ToRoute } from '@/lib/routing/resolve-url';
import { refuseIds } from './ids-limit';

beforeEach(() => {
  jest.useFakeTimers();
});

function target(url: string): ToRoute {
  const resolved = resolveUrl(url, url.includes('_rsc'));
  if (resolved.kind !== 'route') throw new Error(`${url} is ${resolved.kind}`);
  return resolved;
}

const list = target('/mes-annonces?ids=12');
const calendar = target('/annonces/agenda.ics?ids=12');

async function request(times: number, network: string, of = list) {
  for (let time = 0; time < times; time += 1) expect(await refuseIds(of, network)).toBeNull();
}

test('a network may request thirty lists and calendars in a minute', async () => {
  await request(15, '192.0.2.1');
  await request(15, '192.0.2.254', calendar);
  expect(await refuseIds(list, '192.0.2.7')).toEqual({
    message: 'Trop de tentatives. Réessayez dans 1 minute.',
    headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
  });
  await request(1, '192.0.3.1');
  jest.advanceTimersByTime(60_001);
  await request(30, '192.0.2.1', calendar);
  expect(await refuseIds(calendar, '192.0.2.1')).not.toBeNull();
});

test('an IPv6 network counts as it is', async () => {
  await request(30, '2001:db8:0:1');
  expect(await refuseIds(list, '2001:db8:0:1')).not.toBeNull();
  await request(1, '2001:db8:0:2');
});

test('the page of one’s own ads, and everything else, is not counted', async () => {
  for (const url of ['/mes-annonces', '/mes-annonces?_rsc=1a2b', '/annonces/12', '/annonces']) {
    await request(31, '198.51.100.1', target(url));
  }
});
