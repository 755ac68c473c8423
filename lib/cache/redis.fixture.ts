import { ErrorReply } from 'redis';
import { maxPendingCommands, type RedisClient } from './redis-link';

type SetOptions = { condition?: 'NX'; expiration: { value: number } };
type Entry = { id: string; message: Record<string, string> };

/** A fake Redis with the commands we use, which can hang, lose its data, or fail. */
export class FakeRedis {
  readonly values = new Map<string, { value: Buffer | string; seconds: number }>();
  /** When each value was set: with a fake clock it expires. */
  readonly #setAt = new Map<string, number>();
  readonly hash = new Map<string, string>();
  readonly calls: string[] = [];
  stream: Entry[] = [];
  /** The reply of the script that counts attempts, and the milliseconds until they are forgotten. */
  count: unknown = [1, 900_000];
  /** How commands fail: with an error, or by never settling. */
  trouble: Error | 'silence' | null = null;
  /** Milliseconds before it responds to a command. */
  delayMs = 0;
  isReady = true;
  isOpen = true;
  /** The most commands that were pending at a time. */
  maxPending = 0;
  #pending = 0;
  #time = 1_000;

  get client(): RedisClient {
    return this as unknown as RedisClient;
  }

  withTypeMapping() {
    return this;
  }

  destroy() {
    this.isOpen = false;
    this.isReady = false;
  }

  getRange(key: string, first: number, last: number) {
    return this.#respondTo('getRange', () =>
      (this.values.get(key)?.value ?? '').slice(first, last + 1),
    );
  }

  set(key: string, value: Buffer | string, { condition, expiration }: SetOptions) {
    return this.#respondTo('set', () => {
      if (condition === 'NX' && this.values.has(key)) return null;
      this.values.set(key, { value, seconds: expiration.value });
      this.#setAt.set(key, Date.now());
      return 'OK';
    });
  }

  del(key: string) {
    return this.#respondTo('del', () => {
      this.stream = [];
      return Number(this.values.delete(key));
    });
  }

  hLen() {
    return this.#respondTo('hLen', () => this.hash.size);
  }

  hGetAll() {
    return this.#respondTo('hGetAll', () => Object.fromEntries(this.hash));
  }

  hSet(_key: string, field: string, value: string) {
    return this.#respondTo('hSet', () => Number(this.hash.set(field, value).size > 0));
  }

  hDel(_key: string, field: string) {
    return this.#respondTo('hDel', () => Number(this.hash.delete(field)));
  }

  /** Runs the script of IndexNow: as Redis runs it in e2e/seo/indexnow.http.spec.ts. */
  #claim(key: string, [field = '', state]: string[]) {
    return this.#respondTo('claim', () => {
      if ((this.hash.get(field) ?? 'other') === state) return 'known';
      const { seconds = 0 } = this.values.get(key) ?? {};
      if (Date.now() < (this.#setAt.get(key) ?? 0) + 1_000 * seconds) return 'taken';
      this.values.set(key, { value: '', seconds: 60 });
      this.#setAt.set(key, Date.now());
      return 'claimed';
    });
  }

  /** Runs the script of the feed or of IndexNow; any other counts attempts. */
  eval(script: string, { keys, arguments: args }: { keys: string[]; arguments: string[] }) {
    if (script.includes('hget')) return this.#claim(String(keys[1]), args);
    if (script.includes('xrange')) return this.#readStream(String(args[0]), Number(args[1]));
    return this.#respondTo(`eval ${keys.join()} ${args.join()}`, () => this.count);
  }

  xAdd(_key: string, _id: string, message: Record<string, string>) {
    return this.#respondTo('xAdd', () => {
      this.#time += 1;
      const id = `${this.#time}-0`;
      this.stream.push({ id, message });
      return id;
    });
  }

  #readStream(from: string, count: number) {
    return this.#respondTo('xrange', () => {
      const first = this.stream.findIndex(
        ({ id }) => Number.parseInt(id, 10) >= Number.parseInt(from, 10),
      );
      const found = first === -1 ? [] : this.stream.slice(first, first + count);
      return found.map(({ id, message }) => [
        id,
        Object.entries(message).flat().join(' ').slice(0, 500),
      ]);
    });
  }

  async #respondTo<T>(call: string, respond: () => T): Promise<T> {
    if (this.#pending >= maxPendingCommands) throw new Error('The queue is full');
    this.calls.push(call);
    this.#pending += 1;
    this.maxPending = Math.max(this.maxPending, this.#pending);
    try {
      // A reply never comes in the task of its command.
      await Promise.resolve();
      if (this.trouble === 'silence') return await new Promise<never>(() => {});
      if (this.trouble !== null) {
        // An error reply comes over a connection that works.
        if (!(this.trouble instanceof ErrorReply)) this.isReady = false;
        throw this.trouble;
      }
      if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
      return respond();
    } finally {
      this.#pending -= 1;
    }
  }
}
