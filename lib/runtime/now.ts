/** Milliseconds, on a clock that never goes back. */
export const now = () => performance.timeOrigin + performance.now();
