/** Says whether a service is worth asking, from how it fared lately. */
export type Breaker = {
  /** Asked once before each call. After a pause one call alone may try how things are. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
  /** Pauses at once: the service wants no more. */
  refused(): void;
};

/**
 * Makes a breaker, which pauses after some failures in a row, so that a dead service does not cost
 * every visitor the time it takes to notice.
 *
 * @param most failures in a row.
 * @param pause milliseconds.
 */
export function createBreaker(most: number, pause: number, now: () => number): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayAsk() {
      if (failures < most) return true;
      if (now() < closedUntil) return false;
      closedUntil = now() + pause;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= most) closedUntil = now() + pause;
    },
    refused() {
      failures = most;
      closedUntil = now() + pause;
    },
  };
}
