import { writeLine } from '../runtime/log/log.ts';
import { now } from '../runtime/now.ts';
import { withTimeout } from '../runtime/with-timeout.ts';

/** Milliseconds to connect; no request waits for it. */
const connectTimeoutMs = 10_000;
/** How many commands a connection may have pending; it rejects further ones. */
export const maxPendingCommands = 1_000;
/** How many calls of {@link RedisLink.run} may be pending: room is left for the heartbeat. */
const maxPendingRuns = 300;

/** Connects to Redis or Valkey; commands fail at once while disconnected. */
export const connect = async (url: string) => {
  // A third of the time a server takes to start: only loaded where there is a Redis.
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: maxPendingCommands,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
  // Without a listener an error would end the process. The pending commands reject too.
  client.on('error', () => {});
  try {
    await withTimeout(client.connect(), connectTimeoutMs);
    return client;
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
};

export type RedisClient = Awaited<ReturnType<typeof connect>>;
/** Milliseconds for a command, by what waits for it. After a late one no request waits until a heartbeat succeeds. */
const timeoutsMs = { request: 1_000, background: 5_000 };
type Waiting = keyof typeof timeoutsMs;
/** Milliseconds for a heartbeat; after that Redis counts as down. */
const heartbeatTimeoutMs = 5_000;
/** Milliseconds between two heartbeats: a refresh reaches other instances within that time. */
const heartbeatIntervalMs = 400;
/** Milliseconds before connecting again after a failure; doubled with each one. */
const minRetryDelayMs = 500;
const maxRetryDelayMs = 5_000;
/** Milliseconds of uptime after which the retry delay is reset. */
const stableAfterMs = 30_000;

/** Redis is down, too slow or busy: the caller goes on without it. */
export class RedisDownError extends Error {
  override name = 'RedisDownError';
}

/** The connection of this process to Redis. While it is down or late, commands fail at once; only that is logged. */
export class RedisLink {
  readonly #connect: () => Promise<RedisClient>;
  readonly #onBeat: (client: RedisClient) => Promise<void>;
  /** Connected, and a heartbeat has succeeded. */
  #client: RedisClient | null = null;
  /** Whether a command was late, and no heartbeat has succeeded since. */
  #isLate = false;
  #wasUp: boolean | null = null;
  #retryDelayMs = minRetryDelayMs;
  #since = 0;
  #pendingRuns = 0;
  #isStopped = false;

  /** @param open connects. @param onBeat runs at each heartbeat; commands run once it has succeeded. */
  constructor(open: () => Promise<RedisClient>, onBeat: (client: RedisClient) => Promise<void>) {
    this.#connect = open;
    this.#onBeat = onBeat;
  }

  get isUp(): boolean {
    return this.#client?.isReady === true;
  }

  /** Starts the heartbeat, with timers that do not keep the process running. */
  async start(): Promise<void> {
    if (this.#isStopped) return;
    const isWaiting = this.#client === null && now() < this.#since + this.#retryDelayMs;
    if (!isWaiting) await this.#beat();
    setTimeout(() => void this.start(), heartbeatIntervalMs).unref();
  }

  stop(): void {
    this.#isStopped = true;
    this.#close();
  }

  /** Runs a command. @throws {RedisDownError} while Redis is down, busy or slow. @throws the error reply of Redis. */
  async run<T>(command: (client: RedisClient) => Promise<T>, waiting: Waiting = 'request') {
    const client = this.#client;
    const isTooSlow = this.#isLate && waiting === 'request';
    const isBusy = this.#pendingRuns >= maxPendingRuns;
    if (!client?.isReady || isTooSlow || isBusy) throw new RedisDownError();
    this.#pendingRuns += 1;
    try {
      return await withTimeout(command(client), timeoutsMs[waiting]);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') this.#isLate = true;
      // An error reply is a reply: Redis is up.
      else if (client.isReady) throw error;
      else this.#fail(client, error);
      throw new RedisDownError();
    } finally {
      this.#pendingRuns -= 1;
    }
  }

  async #beat(): Promise<void> {
    if (!this.isUp) this.#close();
    const known = this.#client;
    let client = known;
    try {
      client ??= await this.#connect();
      await withTimeout(this.#onBeat(client), heartbeatTimeoutMs);
    } catch (error) {
      if (known === null && client?.isOpen) client.destroy();
      return this.#fail(known, error);
    }
    if (known === null) this.#since = now();
    else if (now() > this.#since + stableAfterMs) this.#retryDelayMs = minRetryDelayMs;
    this.#client = client;
    this.#isLate = false;
    if (this.#wasUp !== true) writeLine('info', { event: 'redis connected' });
    this.#wasUp = true;
  }

  #fail(client: RedisClient | null, error: unknown): void {
    // A broken connection fails many commands; the first one closes it.
    if (client !== this.#client) return;
    this.#close();
    this.#since = now();
    this.#retryDelayMs = Math.min(2 * this.#retryDelayMs, maxRetryDelayMs);
    if (this.#wasUp !== false)
      writeLine('warn', { event: 'redis unavailable', error: String(error) });
    this.#wasUp = false;
  }

  #close(): void {
    const client = this.#client;
    this.#client = null;
    if (client?.isOpen) client.destroy();
  }
}
