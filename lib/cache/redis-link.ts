import { createClient, ErrorReply } from 'redis';
import { log } from '../log/log.ts';
import { withTimeout } from '../with-timeout.ts';
import { now } from './refreshes.ts';

/** Milliseconds a connection may take; no visitor waits for it. */
const connectTimeoutMs = 10_000;

/** A connection to Redis or Valkey; no command waits for it to come back. */
export const connect = async (url: string) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandsQueueMaxLength: 1_000,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });
  // Without a listener it would end the process. Whoever sent a command is told as well.
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

/** Milliseconds a command may take that a visitor waits for; then Redis counts as down. */
const timeoutMs = 250;
/** Milliseconds a heartbeat may take: nobody waits for it. */
const heartbeatTimeoutMs = 1_000;
/** Milliseconds between two heartbeats: what one instance refreshes shows on another that soon. */
const pace = 400;
/** Milliseconds Redis is left alone after a failure; doubled with each, up to the longest. */
const minRetryDelayMs = 500;
const maxRetryDelayMs = 5_000;
/** Milliseconds it must have been up for its failures to be forgotten. */
const probation = 30_000;

/** Redis is down, or was too slow: to go on without it. */
export class RedisDownError extends Error {
  override name = 'RedisDownError';
}

/**
 * The link of this process to Redis. A heartbeat tells whether it is there: while it is not, nobody
 * asks it and nobody waits for it. A change of its state is logged, a command that failed is not.
 */
export class RedisLink {
  readonly #connect: () => Promise<RedisClient>;
  readonly #onBeat: (client: RedisClient) => Promise<void>;
  #client: RedisClient | null = null;
  #isUp = false;
  #wasUp: boolean | null = null;
  #rest = minRetryDelayMs;
  /** When it was last seen to change. */
  #since = 0;
  #isOver = false;

  /**
   * @param open makes a connection.
   * @param onBeat what is done with it at each heartbeat; until it has worked, Redis is not used.
   */
  constructor(open: () => Promise<RedisClient>, onBeat: (client: RedisClient) => Promise<void>) {
    this.#connect = open;
    this.#onBeat = onBeat;
  }

  get isUp(): boolean {
    return this.#isUp && this.#client?.isReady === true;
  }

  /** Beats from now on, as long as the process lives; does not keep it alive. */
  async start(): Promise<void> {
    if (this.#isOver) return;
    const isResting = !this.#isUp && now() < this.#since + this.#rest;
    if (!isResting) await this.#beat();
    setTimeout(() => void this.start(), pace).unref();
  }

  /** Closes the connection for good: the process ends. */
  stop(): void {
    this.#isOver = true;
    this.#close();
  }

  /**
   * Runs a command.
   *
   * @throws {RedisDownError} at once while Redis is down, and when it does not answer in time.
   * @throws what Redis has against the command.
   */
  async run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    const client = this.#client;
    if (!this.isUp || client === null) throw new RedisDownError();
    try {
      return await withTimeout(command(client), timeoutMs);
    } catch (error) {
      // It answered: it is there.
      if (error instanceof ErrorReply) throw error;
      this.#fail(client, error);
      throw new RedisDownError();
    }
  }

  async #beat(): Promise<void> {
    const client = await this.#open();
    if (client === null) return;
    try {
      await withTimeout(this.#onBeat(client), heartbeatTimeoutMs);
      if (!this.#isUp) this.#since = now();
      else if (now() > this.#since + probation) this.#rest = minRetryDelayMs;
      this.#isUp = true;
      this.#tell(true);
    } catch (error) {
      this.#fail(client, error);
    }
  }

  async #open(): Promise<RedisClient | null> {
    if (this.#client?.isReady) return this.#client;
    this.#close();
    try {
      this.#client = await this.#connect();
      return this.#client;
    } catch (error) {
      this.#fail(null, error);
      return null;
    }
  }

  #fail(client: RedisClient | null, error: unknown): void {
    // One failed connection fails many commands.
    if (client !== this.#client) return;
    this.#close();
    this.#since = now();
    this.#rest = Math.min(2 * this.#rest, maxRetryDelayMs);
    this.#tell(false, String(error));
  }

  #close(): void {
    this.#isUp = false;
    const client = this.#client;
    this.#client = null;
    if (client?.isOpen) client.destroy();
  }

  #tell(isUp: boolean, error?: string): void {
    if (isUp === this.#wasUp) return;
    this.#wasUp = isUp;
    log(isUp ? { event: 'redis in use' } : { event: 'redis left out', error: error ?? '' });
  }
}
