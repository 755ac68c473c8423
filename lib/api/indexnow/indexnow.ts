import { setImmediate, setTimeout } from 'node:timers/promises';
import { adListPath, adPath } from '@/lib/ads/ad-paths';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { readyIndex } from '@/lib/api/ads-index/ads-index';
import { postOnce } from '@/lib/api/client/post-form';
import { ApiFailureError } from '@/lib/api/errors';
import type { RedisClient, RedisLink } from '@/lib/cache/redis-link';
import { sharing } from '@/lib/cache/sharing';
import { sign } from '@/lib/cache/signature';
import { config, isDeveloping, isOnVercel } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';
import { logRepeated, writeError, writeLine } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';
import { now } from '@/lib/runtime/now';
import { processSingleton } from '@/lib/runtime/process-singleton';
import { whileListening } from '@/lib/runtime/while-listening';

/** One endpoint tells all engines: https://www.indexnow.org/documentation */
const endpoint = 'https://api.indexnow.org/indexnow';
const [gatherMs, minuteMs] = [15_000, 60_000];
/** URLs of one POST, and paths that are remembered: the sitemap tells of others. */
export const [maxBatch, maxKnown] = [10_000, 100_000];
const pagePath = /^\/(?:annonces\/\d{1,16}|blog\/[^/?#\s]{1,2000})$/;
/** States of a path: to be told whatever it is now, and no open ad; that of an open ad is a signature. */
const [changed, other] = ['', 'other'];
/** For a minute one instance sends a path, unless engines know its state. */
const claimScript = `if (redis.call('hget', KEYS[1], ARGV[1]) or 'other') == ARGV[2] then return 'known' end
  return redis.call('set', KEYS[2], '', 'NX', 'EX', 60) and 'claimed' or 'taken'`;
const tenMinutes = { expiration: { type: 'EX', value: 600 } } as const;

/** What engines know of each path. It tells them what differs. Instances share it, in a hash of Redis. */
export class UrlQueue {
  waiting = 0;
  readonly last = { at: 0, status: 0, urls: 0 };
  readonly #key = `medireleve:indexnow:${config.SITE_URL}`;
  readonly #link: Pick<RedisLink, 'run'> | null;
  readonly #known = new Map<string, string>();
  readonly #states = new WeakMap<object, string>();
  readonly #sentAt = new Map<string, number>();
  #isCompared = false;
  #failures = 0;
  #nextAt = 0;

  constructor(link: Pick<RedisLink, 'run'> | null) {
    this.#link = link;
  }

  /** Has a path told, unless too many are known. Of ads the index tells, once there is one. */
  add(path: string): void {
    if (this.#isCompared && path.startsWith(`${adListPath}/`)) return;
    if (this.#known.size < maxKnown) void this.#learn(path, changed);
    else logRepeated('warn', { event: 'indexnow full' });
  }

  /** Tells what differs from the open ads, `undefined` without an index. @param isLast only counts what waits. */
  async tell(open: readonly IndexedAd[] | undefined, isLast = false): Promise<void> {
    const states = new Map<string, string>();
    for (const { id, published } of open ?? []) {
      if (!this.#states.has(published)) await setImmediate();
      const state = this.#states.get(published) ?? sign(adPath(id), JSON.stringify(published));
      this.#states.set(published, state);
      states.set(adPath(id), state);
    }
    this.#isCompared &&= open !== undefined;
    if (!this.#isCompared) await this.#begin(states, open !== undefined);
    const paths = [...new Set([...states.keys(), ...this.#known.keys()])].filter((path) => {
      const known = this.#known.get(path);
      return this.#isCompared ? known !== (states.get(path) ?? other) : known === changed;
    });
    this.waiting = paths.length;
    const batch = new Map<string, string>();
    for (const path of isLast || now() < this.#nextAt ? [] : paths) {
      const state = states.get(path) ?? other;
      if (batch.size < maxBatch && (await this.#claim(path, state))) batch.set(path, state);
    }
    if (batch.size > 0) await this.#send(batch);
  }

  /** Reads what is stored. With less than half of the ads it is new, or lost: they are stored, and nobody is told. */
  async #begin(states: ReadonlyMap<string, string>, hasIndex: boolean): Promise<void> {
    const read = async (client: RedisClient): Promise<Record<string, string>> =>
      (await client.hLen(this.#key)) > maxKnown ? {} : client.hGetAll(this.#key);
    const reply = this.#link === null ? {} : await this.#redis(read);
    const stored = Object.entries(reply ?? {}).filter(([path]) => pagePath.test(path));
    for (const [path, state] of stored) if (hasIndex || !state) this.#known.set(path, state);
    const ads = [...this.#known.values()].filter((state) => state !== changed && state !== other);
    const isNew = ads.length < states.size / 2;
    for (const [path, state] of reply && isNew ? states : []) {
      if (this.#known.get(path) !== changed) await this.#learn(path, state);
    }
    this.#isCompared = hasIndex && Boolean(reply);
  }

  #redis<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> | undefined {
    return this.#link?.run(command, 'background').catch(() => null);
  }

  /** What is no open ad is no difference: it is forgotten. */
  #remember(path: string, state: string): void {
    if (state === other) this.#known.delete(path);
    else this.#known.set(path, state);
  }

  async #learn(path: string, state: string): Promise<void> {
    this.#remember(path, state);
    await this.#redis((client) =>
      state === other ? client.hDel(this.#key, path) : client.hSet(this.#key, path, state),
    );
  }

  async #claim(path: string, state: string): Promise<boolean> {
    if (now() < (this.#sentAt.get(path) ?? 0) + 10 * minuteMs) return false;
    const sought = this.#known.get(path) === changed ? 'any' : state;
    const options = { keys: [this.#key, `${this.#key}:${path}`], arguments: [path, sought] };
    const reply = await this.#redis((client) => client.eval(claimScript, options));
    if (reply === 'known') this.#remember(path, state);
    return reply !== 'known' && reply !== 'taken';
  }

  async #send(batch: ReadonlyMap<string, string>): Promise<void> {
    const status = await post([...batch.keys()]);
    Object.assign(this.last, { at: Date.now(), status, urls: batch.size });
    metrics.recorder?.enginesTold(`${status}`);
    const isReceived = status >= 200 && status < 300;
    const isRefused = !isReceived && status !== 0 && status !== 429 && status < 500;
    const event = isRefused ? 'indexnow refused' : 'indexnow sent';
    writeLine(isReceived ? 'info' : 'warn', { event, urls: batch.size, status });
    const retryMs = isRefused ? Number.POSITIVE_INFINITY : minuteMs * 2 ** this.#failures;
    this.#nextAt = isReceived ? 0 : now() + retryMs;
    this.#failures = isReceived ? 0 : Math.min(this.#failures + 1, 6);
    for (const [path, at] of this.#sentAt) {
      if (at <= now() - 10 * minuteMs) this.#sentAt.delete(path);
    }
    for (const [path, state] of isReceived ? batch : []) {
      this.#sentAt.set(path, now());
      await this.#redis((client) => client.set(`${this.#key}:${path}`, '', tenMinutes));
      await this.#learn(path, state);
      this.waiting -= 1;
    }
  }
}

/** Returns the status; 0 without a response. */
async function post(paths: string[]): Promise<number> {
  const { SITE_URL, INDEXNOW_KEY: key } = config;
  const [host, keyLocation] = [new URL(SITE_URL).host, `${SITE_URL}/${key}.txt`];
  const urlList = paths.map((path) => `${SITE_URL}${path}`);
  const body = JSON.stringify({ host, key, keyLocation, urlList });
  const message = { body, headers: { 'content-type': 'application/json; charset=utf-8' } };
  return postOnce('IndexNow', endpoint, message, AbortSignal.timeout(10_000)).catch((error) =>
    error instanceof ApiFailureError ? error.status : 0,
  );
}

const isOff = config.INDEXNOW_KEY === undefined || config.INDEXING === 'off';
/** What tells engines of changes; `null` where nothing does. */
export const urlQueue = processSingleton('indexnow', () =>
  isOff || isDeveloping || isOnVercel ? null : new UrlQueue(sharing?.link ?? null),
);

/** When URLs were last sent, and with what answer, for the preview. */
export function toldInWords({ last, waiting }: Pick<UrlQueue, 'last' | 'waiting'>): string {
  const at = new Date(last.at).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' });
  const urls = formatCount(last.urls, 'adresse envoyée', 'adresses envoyées');
  const sent = `${urls} le ${at}, réponse\u00a0: ${last.status || 'aucune'}`;
  return `IndexNow\u00a0: ${last.at ? sent : 'aucun envoi depuis le démarrage'}, en attente\u00a0: ${waiting}.`;
}

/** Tells engines of changes while the server listens. */
export function tellEngines(queue = urlQueue): void {
  whileListening(async (stopping) => {
    while (queue !== null && !stopping.aborted) {
      await setTimeout(gatherMs, undefined, { signal: stopping, ref: false }).catch(() => {});
      const open = readyIndex()?.counts(dayAt(new Date())).open;
      await queue.tell(open, stopping.aborted).catch((error) => writeError(error));
    }
    const line = { event: 'indexnow not sent', urls: queue?.waiting, stored: sharing !== null };
    if (queue?.waiting) writeLine('warn', line);
  });
}
