import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../http-test.ts';

/* « Composer mon planning » (docs/product.md#planning), on the index of the demo's ads, and without it. */

const decode = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ');

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = decode(await response.text());
  const plans = [...html.matchAll(/<article.*?<\/article>/gs)].map(([plan]) => {
    // Regular ads beside a chain are in another list.
    const [chain = ''] = /<ol.*?<\/ol>/s.exec(plan) ?? [];
    return {
      title: /<h3[^>]*>([^<]*)/.exec(plan)?.[1],
      brief: /<p[^>]*>(\d+ annonces?, [^<]*)</.exec(plan)?.[1],
      ads: [...chain.matchAll(/href="\/annonces\/(\d+)"/g)].map(([, id]) => Number(id)),
    };
  });
  return { response, html, plans };
}

/** The month from the second next one on, whose days are all to come. */
function laterMonth() {
  const [first, last] = [2, 3].map((months) => {
    const date = new Date();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months);
    if (months === 3) date.setUTCDate(0);
    return date.toISOString().slice(0, 10);
  });
  return `startDate=${first}&endDate=${last}`;
}

for (const filters of ['', 'place=bretagne', 'place=rennes-35&radius=200', 'specialty=1,22']) {
  test(`the plans of « ${filters} » are ads of its list that do not overlap`, async ({
    request,
  }) => {
    const query = [filters, laterMonth()].filter(Boolean).join('&');
    const { response, plans, html } = await read(request, `/annonces/planning?${query}`);
    expect(response.status()).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const [best] = plans;
    expect(best?.title).toBe('Le plus de jours');
    const days = Number(/ (\d+) jours? sur/.exec(best?.brief ?? '')?.[1]);
    for (const { brief, title } of plans.filter(({ brief }) => brief?.includes(' sur '))) {
      expect([title, Number(/ (\d+) jours? sur/.exec(brief ?? '')?.[1]) <= days]).toEqual([
        title,
        true,
      ]);
    }
    const ids = [...(best?.ads ?? [])].sort((one, other) => one - other);
    expect(ids.length).toBeGreaterThan(0);
    // The map of the list has as many ads as fit a month.
    const list = await (await request.get(`/annonces?${query}&fit=1&view=map`)).text();
    for (const id of ids) expect(list).toContain(`href="/annonces/${id}?`);
    const calendar = await (await request.get(`/annonces/agenda.ics?ids=${ids}`)).text();
    const events = [...calendar.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)]
      .map(([, start = '', end = '']) => [start, end] as const)
      .sort();
    expect(events).toHaveLength(ids.length);
    for (const [at, [start]] of events.entries()) {
      expect(start >= (events[at - 1]?.[1] ?? '')).toBe(true);
    }
  });
}

test('the link of the list says what the best plan has, and leads to it', async ({ request }) => {
  const dates = laterMonth();
  const { html } = await read(request, `/annonces?place=bretagne&${dates}`);
  const [, href = '', brief] =
    /<a [^>]*href="([^"]*)"[^>]*>Composer mon planning : ([^<]*)</.exec(html) ?? [];
  expect(href).toBe(`/annonces/planning?place=bretagne&${dates}#plannings`);
  expect((await read(request, href)).plans[0]?.brief).toBe(brief);
  // It stands after the ads that fit, and without others after all.
  expect(html.indexOf(brief ?? '')).toBeLessThan(html.indexOf('>Aussi sur cette période<'));
  const fitting = await read(request, `/annonces?place=bretagne&${dates}&fit=1`);
  expect(fitting.html.lastIndexOf('</article>')).toBeLessThan(fitting.html.indexOf(brief ?? ''));
});

test('the list links to plans from « Quand ? » without a number, and only there without dates', async ({
  request,
}) => {
  const { html } = await read(request, '/annonces?with=housing&sort=pay');
  expect(html.match(/href="\/annonces\/planning\?with=housing"/g)?.length).toBe(1);
  expect(html).not.toContain('Composer mon planning :');
});

test('its query is that of the list: « Quand ? » and words are redirected', async ({ request }) => {
  const redirectOf = async (query: string) => {
    const response = await request.get(`/annonces/planning?${query}`, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  const month = new Date().toISOString().slice(0, 7);
  expect(await redirectOf(`place=Rennes&radius=100&when=${month}&specialty=`)).toEqual([
    307,
    expect.stringMatching(
      new RegExp(
        `^/annonces/planning\\?place=rennes-35&radius=100&startDate=${month}-01&endDate=${month}-\\d\\d$`,
      ),
    ),
  ]);
  expect(await redirectOf('place=Bretagne&when=dates&startDate=2027-01-04')).toEqual([
    307,
    '/annonces/planning?place=bretagne&startDate=2027-01-04',
  ]);
  expect(await redirectOf('place=Valence&with=housing')).toEqual([
    307,
    '/annonces/quel-lieu?place=Valence&with=housing&for=planning',
  ]);
  const choice = await read(request, '/annonces/quel-lieu?place=Valence&with=housing&for=planning');
  expect(choice.html).toContain('href="/annonces/planning?place=valence-26&with=housing"');
  expect(choice.html).toMatch(/<form[^>]* action="\/annonces\/planning"/);
});

test('a period in the past says so, and dates in the wrong order', async ({ request }) => {
  const { response, html, plans } = await read(request, '/annonces/planning?endDate=2026-01-01');
  expect([response.status(), plans]).toEqual([200, []]);
  expect(html).toContain('Un planning commence demain au plus tôt.');
  expect(html).not.toContain('aria-invalid="true"');
  const reversed = await read(
    request,
    '/annonces/planning?startDate=2045-02-01&endDate=2045-01-01',
  );
  expect(reversed.html).toContain('Choisissez une date de fin qui suit la date de début.');
  expect(reversed.html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

test.describe('while the index prepares', () => {
  // Nothing listens there.
  test.use({ siteEnvironment: { API_URL: 'http://127.0.0.1:9' } });

  test('the form keeps its search, with status 503', async ({ request, freshSite: { url } }) => {
    const { response, html } = await read(request, `${url}/annonces/planning?place=quimper-29`);
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toMatch(/^\d+$/);
    expect(html).toContain('La recherche par lieu se prépare.');
    expect(html).toContain('value="Quimper (29)"');
  });
});

test.describe('without an index', () => {
  test.use({ withoutIndex: true });

  test('there is no such page, and nothing leads to it', async ({ request }) => {
    expect((await request.get('/annonces/planning')).status()).toBe(404);
    for (const path of ['/annonces?startDate=2027-01-01', '/plan-du-site', '/mes-annonces']) {
      expect(await (await request.get(path)).text()).not.toContain('/annonces/planning');
    }
  });
});
