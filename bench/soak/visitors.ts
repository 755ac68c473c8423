import { setTimeout as delay } from 'node:timers/promises';
import { missingOf } from './completeness.ts';
import { nextVisit, type Visit } from './visits.ts';

const concurrency = 40;
/** Milliseconds from one visit to the next of the same visitor. */
const pace = 150;
/** How many addresses that were asked for once are asked for again. */
const maxRecent = 40;

/** What the visitors of a site saw. */
export type VisitLog = { statuses: Map<number, number>; broken: string[] };

/** Sends visitors to a site until `isOver`. */
export async function visit(siteUrl: string, isOver: () => boolean): Promise<VisitLog> {
  const log: VisitLog = { statuses: new Map(), broken: [] };
  /** What was good and kept, by address and headers. */
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

  /** What nobody asks for any more goes when the caches are full. */
  function drop(visit: Visit | undefined): void {
    if (visit) cached.delete(nameOf(visit));
  }

  const visitor = async () => {
    while (!isOver()) {
      const again = Math.random() < 0.1 ? recent.shift() : undefined;
      const requested = again ?? nextVisit();
      await request(requested).catch((error) => {
        if (!isOver()) log.broken.push(`${requested.path}: no whole answer, ${error}`);
      });
      drop(again);
      await delay(pace * 2 * Math.random());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return log;
}

/** Its address, and the headers that make another answer of it. */
function nameOf({ path, init }: Visit): string {
  return `${path} ${JSON.stringify(init?.headers ?? {})}`;
}

/** Whether shared caches may keep it, as we do; a page that misses a block may not. */
function isCached({ headers }: Response): boolean {
  return /s-maxage/.test(headers.get('cache-control') ?? '');
}

function wrongOf({ kind }: Visit, response: Response, wasCached: boolean): string | null {
  const { status } = response;
  if (wasCached) return status === 200 ? null : 'was good before';
  if (kind === 'refused') return status >= 400 && status < 500 ? null : 'to be refused';
  return status < 500 || isApiFailure(response) ? null : 'a failure of our own';
}

/** A page that misses what it is about is a 500 of Next.js; other answers say that it was the API. */
function isApiFailure({ status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  if (status === 500) return /^text\/(html|x-component)/.test(type);
  // Share images have to wait while too many are being drawn.
  return status === 502 || status === 504 || (status === 503 && headers.has('retry-after'));
}
