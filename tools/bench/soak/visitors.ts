import { setTimeout as delay } from 'node:timers/promises';
import { nextVisit, type Visit } from './visits.ts';

const concurrency = 40;
/** The mean time between two visits of a visitor, in milliseconds. */
const pace = 150;
/** The number of URLs that were requested once and are requested again. */
const maxRecent = 40;

/** The statuses that visitors received, and the rules that were broken. */
export type VisitLog = { statuses: Map<number, number>; broken: string[] };

/** Sends visitors to a site until `isEnded`. */
export async function visit(siteUrl: string, isEnded: () => boolean): Promise<VisitLog> {
  const log: VisitLog = { statuses: new Map(), broken: [] };
  /** The cached responses, by URL and headers. */
  const cached = new Set<string>();
  const recent: Visit[] = [];

  async function request(requested: Visit): Promise<void> {
    const name = nameOf(requested);
    const wasCached = cached.has(name);
    const response = await fetch(siteUrl + requested.path, requested.init);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    log.statuses.set(status, (log.statuses.get(status) ?? 0) + 1);
    for (const wrong of [missingOf(response, bytes), wrongOf(requested, response, wasCached)]) {
      if (wrong !== null) log.broken.push(`${name}: ${status}, ${wrong}`);
    }
    if (status !== 200 || wasCached || requested.kind === 'free' || !isCached(response)) return;
    cached.add(name);
    if (requested.kind === 'once') recent.push(requested);
    if (recent.length > maxRecent) drop(recent.shift());
  }

  /** URLs that are not requested again may be evicted when the caches are full. */
  function drop(visit: Visit | undefined): void {
    if (visit) cached.delete(nameOf(visit));
  }

  const visitor = async () => {
    while (!isEnded()) {
      const again = Math.random() < 0.1 ? recent.shift() : undefined;
      const requested = again ?? nextVisit();
      await request(requested).catch((error) => {
        const reason = error.cause ?? error;
        if (!isEnded()) log.broken.push(`${requested.path}: incomplete response, ${reason}`);
      });
      drop(again);
      await delay(pace * 2 * Math.random());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return log;
}

/** The URL of a visit, and the headers on which the response depends. */
function nameOf({ path, init }: Visit): string {
  return `${path} ${JSON.stringify(init?.headers ?? {})}`;
}

/** Whether shared caches may store a response; one that lacks an optional section may not be stored. */
function isCached({ headers }: Response): boolean {
  return /s-maxage/.test(headers.get('cache-control') ?? '');
}

function wrongOf({ kind }: Visit, response: Response, wasCached: boolean): string | null {
  const { status } = response;
  if (wasCached) return status === 200 ? null : 'was cached before';
  if (status >= 500) return isApiFailure(response) ? null : 'an error of the site';
  return kind === 'rejected' && status < 400 ? 'must be rejected' : null;
}

/** Calls have 502 or 504; pages without their main content have 503, as has any request while too many are rendered. */
function isApiFailure({ status, headers }: Response): boolean {
  return status === 502 || status === 504 || (status === 503 && headers.has('retry-after'));
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Checks by media type that the end of a response is present. */
const kinds: [type: RegExp, isWhole: (bytes: Uint8Array) => boolean][] = [
  [/^image\/png/, (bytes) => Buffer.from(bytes).includes('IEND')],
  [/^text\/html/, (bytes) => isPage(textOf(bytes))],
  [/json/, (bytes) => isJson(textOf(bytes))],
  [/(?<!svg\+)xml/, (bytes) => /<\/(rss|urlset|sitemapindex)>\s*$/.test(textOf(bytes))],
];

/** The missing part of a response; `null` when it is complete. */
function missingOf({ headers }: Response, bytes: Uint8Array): string | null {
  const length = headers.get('content-length');
  // The Content-Length of a compressed response is that of the compressed body.
  if (length !== null && !headers.has('content-encoding') && Number(length) !== bytes.length) {
    return `${bytes.length} bytes of ${length}`;
  }
  const type = headers.get('content-type') ?? '';
  const [, isWhole] = kinds.find(([known]) => known.test(type)) ?? [];
  return isWhole && !isWhole(bytes) ? `not all of its ${type}` : null;
}

/** A page has its heading and its end. */
function isPage(html: string): boolean {
  return /<h1[\s>].*<\/main>.*<\/html>\s*$/s.test(html);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
