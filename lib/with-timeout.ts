/**
 * The outcome of some work, if it comes within `timeoutMs` milliseconds. What comes later is dropped, a
 * failure too.
 *
 * @throws what the work throws, or that it took too long.
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`Nothing in ${timeoutMs} ms`));
    // Timers of a busy process fire late themselves: a second one lets it read first what has arrived.
    let timer = setTimeout(() => {
      timer = setTimeout(fail);
    }, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
