import ICAL from 'ical.js';
import { expect, freshAd, test } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { test as visited } from '../visitor.ts';

/* Lists and calendars of ads by id, on the index of the demo, and without it. */

visited.describe('a list and a calendar by id', () => {
  visited('have one address: at most 50 ids, ascending', async ({ request }) => {
    const at = async (url: string) => {
      const response = await request.get(url, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    const ids = Array.from({ length: 51 }, (_, index) => 51 - index);
    const canonical = ids.slice(0, 50).reverse().join();
    expect(await at(`/mes-annonces?ids=${ids.join()}`)).toEqual([
      307,
      `/mes-annonces?ids=${canonical}`,
    ]);
    expect(await at('/annonces/agenda.ics?ids=13,12')).toEqual([
      307,
      '/annonces/agenda.ics?ids=12,13',
    ]);
    expect(await at('/mes-annonces?ids=abc')).toEqual([307, '/mes-annonces']);
    expect(await at('/annonces/agenda.ics')).toEqual([307, '/mes-annonces']);
  });

  visited('a megabyte of ids is refused', async ({ request }) => {
    for (const length of [10_000, 20_000, 1_000_000]) {
      const response = await request
        .get(`/mes-annonces?ids=${'12,'.repeat(length / 3)}`)
        .catch(() => null);
      expect([400, 414, 431, undefined]).toContain(response?.status());
    }
    expect((await request.get('/mes-annonces?ids=12')).status()).toBe(200);
  });

  visited('thirty a minute are for one network, and the next is a 429', async ({ request }) => {
    for (let time = 0; time < 30; time += 1) {
      const url = time % 2 ? '/mes-annonces?ids=12' : '/annonces/agenda.ics?ids=12';
      expect((await request.get(url)).status()).toBe(200);
    }
    const refused = await request.get('/mes-annonces?ids=12');
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Trop de tentatives.');
    expect((await request.get('/annonces/agenda.ics?ids=12')).status()).toBe(429);
    expect((await request.get('/mes-annonces')).status()).toBe(200);
  });

  visited('the cards are served, and what is gone is said', async ({ request }) => {
    const response = await request.get('/mes-annonces?ids=12,13,4999999');
    expect(response.headers()['cache-tag']).toBe('ad:12,ad:13,ad:4999999,ads:all');
    const html = await response.text();
    expect(html).toContain('3 annonces vous ont été envoyées</h1>');
    expect(html).toContain('1 annonce n’est plus en ligne.');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html.match(/<article/g)).toHaveLength(2);
    const one = await (await request.get('/mes-annonces?ids=12')).text();
    expect(one).toContain('1 annonce vous a été envoyée</h1>');
    const none = await request.get('/mes-annonces?ids=4999999');
    expect([none.status(), (await none.text()).includes('Voir toutes les annonces')]).toEqual([
      200,
      true,
    ]);
  });

  visited('who reads the calendar again gets a 304', async ({ request }) => {
    const url = '/annonces/agenda.ics?ids=12,13,14,15,16,4999999';
    const first = await request.get(url);
    expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(await first.text()));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      for (const name of ['uid', 'dtstamp', 'sequence', 'summary', 'dtstart', 'dtend']) {
        expect(event.hasProperty(name)).toBe(true);
      }
    }
    const { etag = '' } = first.headers();
    const again = await request.get(url, { headers: { 'If-None-Match': etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  });
});

test.describe('without an index', () => {
  test.use({ withoutIndex: true });

  test('each ad is requested, and one that is missing takes no other away', async ({
    request,
    api,
  }) => {
    const [here, gone] = [freshAd(), freshAd()];
    const dates = { start_date: '2041-02-01', end_date: '2041-02-03' };
    await api.respond(`/api/v1/ads/${here}`, { ...adOnTheWire(here, 'Garde', {}), ...dates });
    await api.fail(`/api/v1/ads/${gone}`, 'not-found');
    const html = await (await request.get(`/mes-annonces?ids=${here},${gone}`)).text();
    expect(html).toContain('2 annonces vous ont été envoyées');
    expect(html).toContain('1 annonce n’est plus en ligne.');
    const calendar = await (await request.get(`/annonces/agenda.ics?ids=${here},${gone}`)).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20410201');
  });

  test('while the API fails for one, the calendar is an error, and what it knows stays', async ({
    request,
    api,
  }) => {
    const failing = freshAd();
    await api.fail(`/api/v1/ads/${failing}`, 'error');
    expect((await request.get(`/annonces/agenda.ics?ids=${failing}`)).status()).toBe(502);
    expect((await request.get(`/mes-annonces?ids=${failing}`)).status()).toBe(503);
  });
});
