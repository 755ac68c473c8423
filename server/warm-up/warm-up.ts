import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { createSiteClient, type SiteClient } from '../../lib/api/browser/site-client.ts';
import { readSitemapFiles } from '../../lib/seo-audit/site/sitemap.ts';
import { sitemapIndexPath } from '../../lib/sitemap/sitemap-url.ts';

type Settings = {
  /** Where this process reaches its server. */
  origin: string;
  /** The origin of the URLs in the sitemap. */
  siteUrl: string;
  /** How many pages are requested. */
  limit: number;
  /** The paths of the pages that were read most, in their order. */
  findMostRead: () => Promise<string[]>;
  /** Whether the server is not ready yet: no visitors come, so it needs no rest. */
  isWarming: () => boolean;
  /** Called once the pages that were read most are there. */
  onReady: () => void;
  /** Whether a visitor waits for a response. */
  isBusy: () => boolean;
  signal: AbortSignal;
};

/** How many pages were requested: those that were read most, and all; those that could not be rendered. */
type Counts = { mostRead: number; pages: number; failed: number };

/** After a page this many times as long as it took: a fifth of a core at most. */
const restFactor = 4;
/** How many files of the sitemap are read. */
const maxFiles = 10;
/** Milliseconds for which a page waits for a moment without visitors. */
const busyTimeoutMs = 1_000;
/** Milliseconds for the index of ads, on which many pages depend. */
const indexTimeoutMs = 180_000;
const requestTimeoutMs = 30_000;
/** Milliseconds between two looks at the index, and at what visitors wait for. */
const pollMs = 1_000;
const idlePollMs = 20;

const readiness = z.object({ adsIndex: z.object({ state: z.string() }) });

/**
 * Requests pages, so that they are cached before visitors come: one at a time, while no visitor waits. First those that
 * were read most, without a rest, as long as the server is not ready; then those of the sitemap, from each of its
 * files in turn.
 *
 * @throws when `signal` aborts, or no file of the sitemap can be read.
 */
export async function warmUp(settings: Settings): Promise<Counts> {
  const { origin, siteUrl, limit, findMostRead, isWarming, onReady, signal } = settings;
  const site = createSiteClient({ origin, timeout: requestTimeoutMs, signal });
  const counts = { mostRead: 0, pages: 0, failed: 0 };
  const request = async (path: string) => {
    await untilIdle(settings);
    const begin = performance.now();
    const rendered = await site.page(path);
    counts[rendered.kind === 'response' && rendered.status === 200 ? 'pages' : 'failed'] += 1;
    if (isWarming()) return;
    await setTimeout(restFactor * (performance.now() - begin), undefined, { signal });
  };

  const mostRead = (await findMostRead()).slice(0, limit);
  if (mostRead.length === 0) onReady();
  await untilIndexed(site, signal);
  for (const path of mostRead) {
    await request(path);
    counts.mostRead += 1;
  }
  onReady();

  const requested = new Set(mostRead);
  const listed = await readPaths(site, siteUrl, limit);
  const others = listed.filter((path) => !requested.has(path));
  for (const path of others.slice(0, limit - mostRead.length)) await request(path);
  return counts;
}

/** The paths of the sitemap, from each of its files in turn, and of each as many as `limit`. */
async function readPaths(site: SiteClient, siteUrl: string, limit: number): Promise<string[]> {
  const lists: string[][] = [];
  const read = (url: string) => site.text(pathOf(url));
  for await (const { pages } of readSitemapFiles([siteUrl + sitemapIndexPath], read, maxFiles)) {
    if (pages !== null) lists.push(pages.slice(0, limit).map(pathOf));
  }
  if (lists.length === 0) throw new Error('The sitemap cannot be read.');
  return inTurn(lists);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Waits for the index of ads, where there is one. */
async function untilIndexed(site: SiteClient, signal: AbortSignal): Promise<void> {
  const end = performance.now() + indexTimeoutMs;
  while ((await stateOfIndex(site)) === 'preparing' && performance.now() < end) {
    await setTimeout(pollMs, undefined, { signal });
  }
}

async function stateOfIndex(site: SiteClient): Promise<string | undefined> {
  const response = await site.page('/readyz');
  if (response.kind === 'failed') return undefined;
  return readiness.safeParse(JSON.parse(response.body)).data?.adsIndex.state;
}

async function untilIdle({ isBusy, signal }: Settings): Promise<void> {
  const end = performance.now() + busyTimeoutMs;
  while (isBusy() && performance.now() < end) await setTimeout(idlePollMs, undefined, { signal });
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: T[][]): T[] {
  const maxLength = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: maxLength }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
