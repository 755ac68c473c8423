import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { warmUp } from './warm-up';

const siteUrl = 'https://www.medireleve.example';
const urls = (paths: string[]) => paths.map((path) => `<loc>${siteUrl}${path}</loc>`).join('');

/** What the server responds with: a body, or a status. */
let responses: Record<string, string | number>;
let requested: string[];
let server: Server;
let origin: string;

beforeEach(async () => {
  requested = [];
  responses = {
    '/readyz': '{"status":"ready","adsIndex":{"state":"ready"}}',
    '/sitemap.xml': `<sitemapindex>${urls(['/sitemap-pages.xml', '/sitemap-ads-1.xml'])}</sitemapindex>`,
    '/sitemap-pages.xml': `<urlset>${urls(['/', '/annonces', '/blog'])}</urlset>`,
    '/sitemap-ads-1.xml': `<urlset>${urls(['/annonces/9', '/annonces/8'])}</urlset>`,
  };
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const found = responses[url] ?? '<p>';
    response.statusCode = typeof found === 'number' ? found : 200;
    response.end(String(found));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close().closeAllConnections();
});

/** The pages that were requested, without the sitemap. */
const pages = () => requested.filter((path) => !/^\/(?:readyz|sitemap)/.test(path));

const settings = (limit: number) => ({
  origin,
  siteUrl,
  limit,
  findMostRead: async () => [] as string[],
  isWarming: () => false,
  onReady: () => {},
  isBusy: () => false,
  signal: new AbortController().signal,
});

test('requests pages of each file of the sitemap in turn', async () => {
  expect(await warmUp(settings(100))).toEqual({ mostRead: 0, pages: 5, failed: 0 });
  expect(pages()).toEqual(['/', '/annonces/9', '/annonces', '/annonces/8', '/blog']);
});

test('at most as many as it is told', async () => {
  expect(await warmUp(settings(3))).toEqual({ mostRead: 0, pages: 3, failed: 0 });
  expect(pages()).toEqual(['/', '/annonces/9', '/annonces']);
});

test('goes on after a page that fails, and without a file that does', async () => {
  responses['/annonces'] = 503;
  responses['/sitemap-ads-1.xml'] = 503;
  expect(await warmUp(settings(100))).toEqual({ mostRead: 0, pages: 2, failed: 1 });
  expect(pages()).toEqual(['/', '/annonces', '/blog']);
});

test('a sitemap that cannot be read is an error', async () => {
  responses['/sitemap.xml'] = 503;
  await expect(warmUp(settings(100))).rejects.toThrow('The sitemap cannot be read.');
  expect(pages()).toEqual([]);
});

test('requests those that were read most first, and is ready then', async () => {
  let isWarming = true;
  const onReady = () => {
    expect(pages().slice(0, 2)).toEqual(['/annonces/8', '/annonces/3']);
    expect(requested).not.toContain('/sitemap.xml');
    isWarming = false;
  };
  const findMostRead = async () => ['/annonces/8', '/annonces/3'];
  const counts = await warmUp({
    ...settings(4),
    findMostRead,
    isWarming: () => isWarming,
    onReady,
  });
  expect(counts).toEqual({ mostRead: 2, pages: 4, failed: 0 });
  expect(pages()).toEqual(['/annonces/8', '/annonces/3', '/', '/annonces/9']);
  expect(isWarming).toBe(false);
});

test('is ready before anything is rendered when nothing was read', async () => {
  await warmUp({ ...settings(1), onReady: () => requested.push('ready') });
  expect(requested[0]).toBe('ready');
});

test('waits for the index of ads', async () => {
  const ready = responses['/readyz'] ?? '';
  responses['/readyz'] = '{"status":"ready","adsIndex":{"state":"preparing"}}';
  server.once('request', () => {
    responses['/readyz'] = ready;
  });
  await warmUp(settings(1));
  expect(requested.slice(0, 3)).toEqual(['/readyz', '/readyz', '/sitemap.xml']);
});

test('waits while visitors do', async () => {
  let looks = 0;
  const isBusy = () => {
    looks += 1;
    if (looks <= 3) expect(pages()).toEqual([]);
    return looks <= 3;
  };
  await warmUp({ ...settings(1), isBusy });
  expect(looks).toBe(4);
  expect(pages()).toEqual(['/']);
});

test('ends when the server stops', async () => {
  const controller = new AbortController();
  const warming = warmUp({ ...settings(100), isBusy: () => true, signal: controller.signal });
  controller.abort(new Error('stopped'));
  await expect(warming).rejects.toThrow();
  expect(pages()).toEqual([]);
});
