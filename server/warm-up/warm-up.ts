import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { createSiteClient, type SiteClient } from '../../lib/api/browser/site-client.ts';
import { config } from '../../lib/config.ts';
import { writeLine } from '../../lib/log/line.ts';
import { readSitemapFiles } from '../../lib/seo-audit/site/sitemap.ts';
import { sitemapIndexPath } from '../../lib/sitemap/sitemap-url.ts';

type Settings = {
  /** Where this process reaches its server. */
  origin: string;
  /** The origin of the URLs in the sitemap. */
  siteUrl: string;
  /** How many pages are requested. */
  limit: number;
  /** Whether a visitor waits for a response. */
  isBusy: () => boolean;
  signal: AbortSignal;
};

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
 * Starts {@link warmUp} of the server of this process for `WARM_UP` pages, and logs its end. Returns what stops it.
 *
 * @param origin where this process reaches its server.
 * @param isBusy whether a visitor waits for a response.
 */
export function startWarmUp(origin: string, isBusy: () => boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1_000);
  warmUp({ origin, siteUrl: config.SITE_URL, limit: config.WARM_UP, isBusy, signal }).then(
    (counts) => writeLine('info', { event: 'warmed up', ...counts, seconds: seconds() }),
    (error) => {
      if (signal.aborted) return;
      writeLine('warn', { event: 'warm-up failed', error: String(error), seconds: seconds() });
    },
  );
  return () => controller.abort();
}

/**
 * Requests pages of the sitemap, so that they are cached before visitors come: one at a time, while no visitor waits,
 * from each file of the sitemap in turn. Resolves with the number of pages that have been rendered, and of those that
 * could not be.
 *
 * @throws when `signal` aborts, or no file of the sitemap can be read.
 */
export async function warmUp(settings: Settings): Promise<{ pages: number; failed: number }> {
  const { origin, siteUrl, limit, signal } = settings;
  const site = createSiteClient({ origin, timeout: requestTimeoutMs, signal });
  await untilIndexed(site, signal);
  const lists: string[][] = [];
  const read = (url: string) => site.text(pathOf(url));
  for await (const { pages } of readSitemapFiles([siteUrl + sitemapIndexPath], read, maxFiles)) {
    if (pages !== null) lists.push(pages.slice(0, limit));
  }
  if (lists.length === 0) throw new Error('The sitemap cannot be read.');

  const counts = { pages: 0, failed: 0 };
  for (const page of inTurn(lists).slice(0, limit)) {
    await untilIdle(settings);
    const begin = performance.now();
    const rendered = await site.page(pathOf(page));
    counts[rendered.kind === 'response' && rendered.status === 200 ? 'pages' : 'failed'] += 1;
    await setTimeout(restFactor * (performance.now() - begin), undefined, { signal });
  }
  return counts;
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
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
