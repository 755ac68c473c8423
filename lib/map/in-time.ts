/**
 * The outcome of some work, if it comes in time.
 *
 * @param patience in milliseconds.
 * @throws what the work throws, or that it took too long.
 */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing in ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
