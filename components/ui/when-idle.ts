type IdleCallbacks = {
  requestIdleCallback: (work: () => void) => number;
  cancelIdleCallback: (handle: number) => void;
};

/** Calls a function once the browser is idle; in Safari, half a second later. Returns a function that cancels this. */
export function whenIdle(work: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as Window & Partial<IdleCallbacks>;
  if (!requestIdleCallback || !cancelIdleCallback) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
