/** A circuit breaker: decides whether a service is called, by its recent failures. */
export type Breaker = {
  /** Called once before each request. After a pause a single request is allowed as a trial. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
  /** Pauses at once: the service rejects requests. */
  refused(): void;
};

/**
 * Creates a circuit breaker, which pauses after some failures in a row, so that requests do not wait for the timeouts
 * of a service that is down.
 * @param most failures in a row.
 * @param pause milliseconds.
 */
export function createBreaker(most: number, pause: number, now: () => number): Breaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayCall() {
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
