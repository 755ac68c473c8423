/** A request without a response yet. */
export type PendingRequest = {
  url: string;
  signal: AbortSignal | null;
  respond: (body: unknown, status?: number) => void;
  fail: () => void;
};

/** Fakes `fetch`: requests are recorded, and the test responds to them. */
export function fakeNetwork(): PendingRequest[] {
  const requested: PendingRequest[] = [];
  const fetch = (url: string, init?: RequestInit) =>
    new Promise<unknown>((resolve, reject) => {
      const signal = init?.signal ?? null;
      signal?.addEventListener('abort', () => reject(signal.reason));
      requested.push({
        url,
        signal,
        respond: (body, status = 200) =>
          resolve({ status, ok: status < 400, json: async () => body }),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  Object.assign(globalThis, { fetch });
  return requested;
}
