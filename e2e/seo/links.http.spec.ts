import type { APIRequestContext } from '@playwright/test';
import { parseRobotsTxt } from '../../lib/seo/audit/site.ts';
import { expect, freshAd, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';
import { crawlSitemap } from './served-page.ts';

/** The number of URLs at which the crawl ends, because it has found more than the site has pages. */
const maxUrls = 3_000;
const concurrency = 4;

type Link = { from: string; to: string; follows: boolean };

/** The links of a page to others, and to files of the site. */
function linksIn(html: string, from: string): Link[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href');
    if (href === undefined) return [];
    const { origin, pathname, search } = new URL(href, publicUrl + from);
    const to = pathname + search;
    const follows = !attribute(tag, 'rel')?.split(' ').includes('nofollow');
    return origin === publicUrl && to !== from ? [{ from, to, follows }] : [];
  });
}

function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replaceAll('&amp;', '&');
}

/** Crawls the site like a search engine that follows every link that it may follow. */
async function crawl(request: APIRequestContext, start: string) {
  const statuses = new Map<string, number>();
  const links: Link[] = [];
  const found = new Set([start]);
  async function read(path: string) {
    const response = await request.get(path, { maxRedirects: 0 });
    statuses.set(path, response.status());
    if (!response.headers()['content-type']?.startsWith('text/html')) return;
    for (const link of linksIn(await response.text(), path)) {
      links.push(link);
      if (link.follows && found.size < maxUrls) found.add(link.to);
    }
  }
  while (statuses.size < found.size) {
    const next = [...found].filter((path) => !statuses.has(path)).slice(0, concurrency);
    await Promise.all(next.map(read));
  }
  return { statuses, links };
}

test('a crawler that follows links finds each page under one URL, and nothing else', async ({
  request,
}) => {
  // Hundreds of pages, most of them rendered for the first time.
  test.setTimeout(300_000);
  const robotsTxt = parseRobotsTxt(await (await request.get('/robots.txt')).text());
  // Waits for the index of ads, without which the pages of places and the links to them are missing.
  await expect.poll(async () => (await request.get('/annonces/lieux')).status()).toBe(200);
  const { statuses, links } = await crawl(request, '/');
  const listed = [...(await crawlSitemap(request)).values()].flat().map(({ path }) => path);
  const ads = listed.filter((path) => /^\/annonces\/\d+$/.test(path));
  expect(ads.length).toBeGreaterThan(100);

  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  expect(listed.filter((path) => !statuses.has(path))).toEqual([]);
  const landing = [...statuses.keys()].filter((path) =>
    /^\/annonces\/(?:lieux?|specialite)\b/.test(path),
  );
  expect(landing.filter((path) => !listed.includes(path))).toEqual([]);
  // Pages of the sitemap, ads that have ended, pages that are not indexed, further pages of lists, and feeds.
  expect(statuses.size).toBeLessThan(listed.length + 50);
  expect([...statuses.keys()].filter((path) => !robotsTxt.allows(path))).toEqual([]);
  const withQuery = [...statuses.keys()].filter((path) => path.includes('?'));
  expect(withQuery.filter((path) => !/^\/(?:annonces|blog)\?page=\d+$/.test(path))).toEqual([]);
  expect(withQuery.length).toBeGreaterThan(5);

  // The `rel` of each link agrees with robots.txt.
  expect(links.filter(({ to, follows }) => follows !== robotsTxt.allows(to))).toEqual([]);
  const closed = links.filter(({ follows }) => !follows).map(({ to }) => to);
  for (const kind of [
    /^\/annonces\/\d+\?page=/,
    /^\/annonces\/\d+\/agenda\.ics$/,
    /^\/annonces\/\d+\/signaler$/,
    /^\/annonces\?specialty=/,
    /^\/annonces\/rss\.xml\?/,
    /^\/blog\?tag=/,
    /^\/blog\/[^?]+\?/,
    /^\/inscription\?profil=/,
  ]) {
    expect([kind, closed.filter((to) => kind.test(to)).length]).not.toEqual([kind, 0]);
  }
});

test('the links of pages that crawlers may not read agree with robots.txt', async ({ request }) => {
  const robotsTxt = parseRobotsTxt(await (await request.get('/robots.txt')).text());
  for (const path of [
    '/annonces?page=2&specialty=1',
    '/annonces?specialty=1&place=quimper-29&radius=100&sort=recent',
    // No ads are listed for that year.
    '/annonces?specialty=1&place=mayotte&endDate=2025-01-01',
    '/blog?tag=contrat',
    '/blog?page=2&q=contrat',
    '/inscription?profil=remplacant',
  ]) {
    const html = await (await request.get(path)).text();
    const links = linksIn(html, path);
    expect(links.length).toBeGreaterThan(5);
    expect(robotsTxt.allows(path)).toBe(false);
    expect(links.filter(({ to, follows }) => follows !== robotsTxt.allows(to))).toEqual([]);
  }
});

test('a URL that is not indexed is closed by robots.txt or has noindex, never both', async ({
  request,
  api,
}) => {
  const robotsTxt = parseRobotsTxt(await (await request.get('/robots.txt')).text());
  const id = freshAd();
  const dates = { start_date: '2026-12-01', end_date: '2099-12-31' };
  await api.respond(`/api/v1/ads/${id}`, { id, ...dates });
  for (const [path, closed] of [
    [`/annonces/${id}/agenda.ics`, true],
    ['/annonces/12/signaler', true],
    ['/annonces?specialty=1', true],
    ['/annonces/12?specialty=1', true],
    ['/annonces/rss.xml?specialty=1', true],
    ['/blog?tag=contrat', true],
    ['/inscription?profil=medecin', true],
    ['/api/v1/ads', true],
    ['/api/v1/ads/random', true],
    ['/mes-annonces', false],
    ['/reset-password/MQ/jeton', false],
    ['/sitemap.xml', false],
    ['/healthz', false],
  ] as const) {
    const response = await request.get(path);
    const { 'x-robots-tag': tag = '' } = response.headers();
    const noindex =
      /noindex/.test(tag) || /<meta name="robots"[^>]*noindex/.test(await response.text());
    expect([path, response.status(), robotsTxt.allows(path), noindex]).toEqual([
      path,
      200,
      !closed,
      !closed,
    ]);
  }
});

test('robots.txt lets crawlers read the images and scripts of pages', async ({ request }) => {
  const robotsTxt = parseRobotsTxt(await (await request.get('/robots.txt')).text());
  for (const page of ['/', '/blog', '/annonces/12']) {
    const html = await (await request.get(page)).text();
    const sources = [
      ...html.matchAll(
        /\s(?:src|content|srcSet)="((?:https:\/\/www\.medireleve\.example)?\/[^" ]+)/g,
      ),
    ].map(([, source = '']) => source.replaceAll('&amp;', '&').replace(publicUrl, ''));
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.filter((path) => !robotsTxt.allows(path))).toEqual([]);
  }
});
