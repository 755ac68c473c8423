/**
 * The outcome of some work, if it comes in time.
 *
 * @param timeoutMs in milliseconds.
 * @throws what the work throws, or that it took too long.
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing in ${timeoutMs} ms`)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
