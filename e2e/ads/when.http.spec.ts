import type { APIRequestContext } from '@playwright/test';
import { expect, freshAd, test } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { countLineOf, countOf } from './count-line.ts';
import { bestMonth, facetsOf, nameOf, untilTheEnd, withDates } from './when.ts';

/* « When » (docs/product.md#when): days are relative to today, so each number is compared with another one. */

const also = 'Aussi sur cette période';
const canonical = /<link rel="canonical" href="([^"]*)"/;
const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

async function read(request: APIRequestContext, query: string) {
  const html = await (await request.get(`/annonces?${query}`)).text();
  const [, list = ''] = html.split(/<h2[^>]*tabindex="-1"/i);
  return { html, line: countLineOf(html), count: countOf(html), list };
}

/** Where a request is redirected to, without following. */
async function redirectOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location, 'cache-control': cacheControl } = response.headers();
  return { status: response.status(), location, cacheControl };
}

/** The cards of a page, `true` for one that says « Dans vos dates », and the heading between the groups. */
const orderOf = (list: string) =>
  [...list.matchAll(/<article.*?<\/article>|<h3[^>]*>Aussi sur cette période<\/h3>/gs)].map(
    ([part]) => (part.startsWith('<h3') ? also : part.includes('>Dans vos dates<')),
  );

for (const query of [
  '',
  'with=housing',
  'place=bretagne&rhythm=one-off',
  'place=rennes-35&radius=200&specialty=1,22',
  'length=week,weeks&retrocession=70',
  `fit=1&${untilTheEnd}`,
]) {
  test(`each choice of « ${query} » says how many ads its list has, and leads to it`, async ({
    request,
  }) => {
    const { when } = await facetsOf(request, query);
    const { html } = await read(request, query);
    const links = [
      ...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*><span class="[^"]*">([^<]*, \d+ annonces?)</g),
    ].map(([, href = '', name = '']) => [decode(name), decode(href)]);
    expect(links.map(([name]) => name)).toEqual(when.map(nameOf));
    expect(when.filter(({ kind }) => kind === 'month')).toHaveLength(12);
    for (const [at, [, href = '']] of links.entries()) {
      const { searchParams } = new URL(href, 'http://a');
      const choice = when[at];
      expect([searchParams.get('startDate'), searchParams.get('endDate')]).toEqual([
        choice?.startDate,
        choice?.endDate,
      ]);
      expect((await read(request, href.slice('/annonces?'.length))).count, href).toBe(
        choice?.count,
      );
    }
  });
}

for (const rest of ['', 'sort=start', 'sort=pay', 'place=rennes-35&radius=200', 'with=housing']) {
  test(`what fits comes first, over all pages of « ${rest} », then a heading and the rest`, async ({
    request,
  }) => {
    const { month, fitting, count } = await bestMonth(request, rest);
    const query = withDates(rest, month);
    const first = await read(request, query);
    expect(first.count).toBe(count);
    expect(first.line).toMatch(new RegExp(`, dont ${fitting} dans vos dates$`));
    const pages: (boolean | string)[][] = [];
    for (let page = 1; (page - 1) * 20 < count; page += 1) {
      pages.push(orderOf((await read(request, `${query}&page=${page}`)).list));
    }
    const cards = pages.flat().filter((part) => part !== also);
    expect(cards).toEqual([...Array(fitting).fill(true), ...Array(count - fitting).fill(false)]);
    for (const [at, page] of pages.entries()) {
      // At the top of each page after the first of the second group.
      const before = Math.max(fitting - at * 20, 0);
      const heading = page.indexOf(also);
      expect(heading, `page ${at + 1}`).toBe(
        before < page.length - Number(heading >= 0) ? before : -1,
      );
      expect(page.filter((part) => part === also).length).toBeLessThan(2);
    }
  });
}

test('there is no heading where nothing fits, and none where all does', async ({ request }) => {
  const { month } = await bestMonth(request, '');
  const none = await read(request, `${withDates('', month)}&rhythm=regular`);
  expect(none.count).toBeGreaterThan(0);
  expect(none.line).toMatch(/ trouvées?, dont aucune dans vos dates$/);
  expect(none.html).not.toContain(also);
  const all = await read(request, `${untilTheEnd}&rhythm=one-off`);
  expect(all.line).toBe(`${all.count} annonces trouvées, dont ${all.count} dans vos dates`);
  expect(all.html).not.toContain(also);
  const undated = await read(request, '');
  for (const text of [also, 'dans vos dates', 'Dans vos dates']) {
    expect(undated.html).not.toContain(text);
  }
});

test('« Seulement dans mes dates » says how many it leaves, and is a filter', async ({
  request,
}) => {
  const { month, fitting } = await bestMonth(request, 'place=bretagne');
  const query = withDates('place=bretagne', month);
  const { html } = await read(request, query);
  expect(html).toContain(`Seulement dans mes dates (${fitting})<`);
  const only = await read(request, `${query}&fit=1`);
  expect(only.line).toBe(
    `${fitting} annonce${fitting > 1 ? 's' : ''} trouvée${fitting > 1 ? 's' : ''} en Bretagne`,
  );
  expect(only.html).toMatch(/Retirer le filtre <\/span>Seulement dans mes dates</);
  expect(only.html).toMatch(/<title>[^<]*, seulement dans ces dates/);
  expect(new Set(orderOf(only.list))).toEqual(new Set([true]));
  // Without dates it says nothing.
  expect((await read(request, 'fit=1')).html).not.toContain('Retirer le filtre');
});

test('when few fit, dates a few days wider lead to as many ads as the link says', async ({
  request,
}) => {
  const from = Date.now();
  const day = (later: number) => new Date(from + later * 86_400_000).toISOString().slice(0, 10);
  const nearly =
    /href="([^"]*)"[^>]*>(\d+) annonces? tien(?:t|nent) dans vos dates à (\d) jours? près</;
  let seen = 0;
  for (let later = 3; later < 90 && seen < 5; later += 4) {
    const [startDate, endDate] = [day(later), day(later + 8)];
    const query = `startDate=${startDate}&endDate=${endDate}`;
    const { fitting } = await facetsOf(request, query);
    const { html } = await read(request, query);
    const [, href = '', promised, days] = nearly.exec(html) ?? [];
    if (fitting > 2) expect(href).toBe('');
    if (href === '') continue;
    seen += 1;
    const { searchParams } = new URL(decode(href), 'http://a');
    expect(Object.fromEntries(searchParams)).toEqual({
      startDate: day(later - Number(days)),
      endDate: day(later + 8 + Number(days)),
      fit: '1',
    });
    const found = await read(request, searchParams.toString());
    expect(found.count).toBe(Number(promised));
    expect(found.count).toBeGreaterThan(fitting);
    if (html.includes(also)) expect(html.search(nearly)).toBeLessThan(html.indexOf(also));
  }
  expect(seen).toBeGreaterThan(0);
});

test('a form sends « Quand ? », and a redirect turns it into dates', async ({ request }) => {
  const { when } = await facetsOf(request, '');
  const home = await (await request.get('/')).text();
  for (const choice of when) {
    expect(home).toContain(`<option value="${choice.key}">`);
    const dates = `startDate=${choice.startDate}&endDate=${choice.endDate}`;
    expect(await redirectOf(request, `/annonces?when=${choice.key}&specialty=`)).toEqual({
      status: 307,
      location: `/annonces?${dates}`,
      cacheControl: 'private, no-store',
    });
  }
  const [month] = when;
  const dates = `startDate=${month?.startDate}&endDate=${month?.endDate}`;
  for (const [query, location] of [
    // With other dates, other filters, and words for a place.
    [`when=${month?.key}&startDate=2027-05-05&with=housing`, `/annonces?${dates}&with=housing`],
    [`place=Rennes&when=${month?.key}`, `/annonces?place=rennes-35&${dates}`],
    ['place=Rennes&when=&startDate=2027-05-05', '/annonces?place=rennes-35'],
    // An empty one is for any dates, an unknown one changes nothing.
    ['when=&startDate=2027-05-05&endDate=2027-05-06&with=housing', '/annonces?with=housing'],
    ['when=2027-13&startDate=2027-05-05', '/annonces?startDate=2027-05-05'],
    ['when=dates&startDate=2027-05-05&fit=1', '/annonces?startDate=2027-05-05&fit=1'],
  ] as const) {
    const { status, location: sent } = await redirectOf(request, `/annonces?${query}`);
    expect([status, sent], query).toEqual([307, location]);
  }
  // Without dates to remove there is no redirect.
  expect((await redirectOf(request, '/annonces?place=&when=&specialty=')).status).toBe(200);
});

test('« when » is in no address of the site', async ({ request }) => {
  const { month } = await bestMonth(request, '');
  for (const path of [
    '/',
    '/annonces',
    `/annonces?${withDates('', month)}`,
    `/annonces?when=${month.key}`,
    '/annonces?when=&place=bretagne',
    '/annonces/lieu/bretagne',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/(?:href|action|content)="[^"]*[?&;]when=/);
    if (path.startsWith('/annonces?')) {
      expect(canonical.exec(html)?.[1], path).toMatch(/\/annonces(?:\/lieu\/bretagne)?$/);
    }
  }
  expect((await request.get(`/annonces/feed.json?when=${month.key}`)).status()).toBe(200);
});

test('feeds keep their order, and say how each dated ad fits', async ({ request }) => {
  const { month } = await bestMonth(request, '');
  const query = withDates('', month);
  const feed = await (await request.get(`/annonces/feed.json?${query}`)).json();
  const dates: string[] = feed.items.flatMap((item: { date_published?: string }) =>
    item.date_published === undefined ? [] : item.date_published,
  );
  expect(dates).toEqual(dates.toSorted().toReversed());
  const marks = feed.items.map((item: { content_html: string }) => {
    const [, mark = null] =
      /<li>(Dans vos dates|(?:Commence|Finit) \d[^<]*)<\/li>/.exec(item.content_html) ?? [];
    return mark;
  });
  expect(marks).toContain('Dans vos dates');
  expect(
    marks.filter((mark: string | null) => mark !== null && mark !== 'Dans vos dates'),
  ).not.toEqual([]);
  // Regular ads say nothing.
  expect(marks).toContain(null);
  expect(marks.indexOf(null)).toBeLessThan(marks.lastIndexOf('Dans vos dates'));
  const rss = await (await request.get(`/annonces/rss.xml?${query}`)).text();
  expect(rss).toContain('Dans vos dates');
});

for (const path of [
  '/annonces/lieu/bretagne',
  '/annonces/lieu/rennes-35',
  '/annonces/specialite/medecine-generale',
  '/annonces/specialite/medecine-generale/finistere',
]) {
  test(`${path} links to its next months and holidays, for people alone`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, section = ''] = />Par dates<\/h2><ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
    const links = [...section.matchAll(/<a ([^>]*)href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(links.length).toBeGreaterThan(1);
    expect(links.length).toBeLessThan(5);
    for (const [, attributes, href = '', inner = ''] of links) {
      expect(attributes).toContain('rel="nofollow"');
      const words = inner.replaceAll(/<[^>]*>/g, '');
      const { count } = await read(request, decode(href).slice('/annonces?'.length));
      expect(words).toMatch(new RegExp(`\\s${count} annonces?$`));
      expect(count).toBeGreaterThan(0);
    }
  });
}

test('the document of an ad says nothing of dates; its link to a month is the whole month', async ({
  request,
}) => {
  const { month } = await bestMonth(request, '');
  const { html } = await read(request, withDates('', month));
  const [, href = ''] = /<article.*?href="([^"]*)"/s.exec(html) ?? [];
  expect(href).toContain(`startDate=${month.startDate}`);
  const ad = await (await request.get(decode(href))).text();
  expect(ad).not.toContain('Dans vos dates');
  const { when } = await facetsOf(request, '');
  const ofMonth = [...ad.matchAll(/startDate=(\d{4}-\d\d-\d\d)&amp;endDate=(\d{4}-\d\d-\d\d)/g)];
  for (const [, startDate, endDate] of ofMonth) {
    expect(when.filter(({ kind }) => kind === 'month')).toContainEqual(
      expect.objectContaining({ startDate, endDate }),
    );
  }
});

test('a card of one ad alone says nothing of dates', async ({ request, api }) => {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'Garde', { postal_code: '29000' }));
  const card = await (await request.get(`/api/places/ads/${id}`)).text();
  expect(card).not.toContain('vos dates');
});

test.describe('without an index', () => {
  test.use({ withoutIndex: true });

  test('cards say how they fit, there are no groups, and other filters are left', async ({
    request,
  }) => {
    const day = new Date().toISOString().slice(0, 10);
    const dates = `startDate=${day}&endDate=2099-12-31`;
    const { html, line } = await read(request, dates);
    expect(html).toContain('>Dans vos dates<');
    expect(html).not.toContain(also);
    expect(html).not.toContain('Seulement dans mes dates');
    expect(line).toMatch(/^\d+ annonces trouvées$/);
    for (const query of [`${dates}&fit=1`, `${dates}&length=week`]) {
      const { status, location } = await redirectOf(request, `/annonces?${query}`);
      expect([status, location]).toEqual([307, `/annonces?${dates}`]);
    }
    // The choices have no numbers.
    const [, option = ''] =
      /<option value="(\d{4}-\d\d)">[^<(]*</.exec(await (await request.get('/')).text()) ?? [];
    const { status, location } = await redirectOf(request, `/annonces?when=${option}`);
    expect(status).toBe(307);
    expect(location).toMatch(
      new RegExp(`^/annonces\\?startDate=${option}-01&endDate=${option}-\\d\\d$`),
    );
  });
});
