/** It took too long. */
class LateError extends Error {
  override name = 'LateError';
}

/**
 * What is promised, if it comes within so many milliseconds.
 *
 * @throws {LateError} otherwise. What comes later is dropped, a failure too.
 */
export async function withTimeout<T>(milliseconds: number, promised: Promise<T>): Promise<T> {
  promised.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new LateError(`over ${milliseconds} ms`));
    // A busy process fires late itself: what has arrived meanwhile is read first.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
