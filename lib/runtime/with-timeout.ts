/** The result of a promise within `timeoutMs` milliseconds. @throws what it rejects with, or a TimeoutError. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DOMException(`Timeout after ${timeoutMs} ms`, 'TimeoutError'));
    // In a busy process timers fire late; a second timer lets data that has arrived be read first.
    let timer = setTimeout(() => {
      timer = setTimeout(fail);
    }, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
