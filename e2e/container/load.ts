import type { APIRequestContext } from '@playwright/test';

/** Pages and calls of the API; with so many, nginx asks an instance for nearly each. */
function pathOf(count: number): string {
  const id = 1 + (count % 240);
  const paths = [`/annonces/${id}`, `/api/v1/ads/${id}`, `/annonces?page=${id % 12}`, '/blog', '/'];
  return paths[count % paths.length] ?? '/';
}

/** The status of a response that arrived completely. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path);
  await response.body();
  return response.status();
}

type Load = {
  /** Waits until so many more requests have a response. */
  next: (count: number) => Promise<void>;
  /** Stops, and returns the number of requests, and what each that failed got. */
  stop: () => Promise<{ count: number; failures: string[] }>;
};

/** Sends requests to the site, four at a time, until it is stopped or has sent 20 000. */
export function startLoad(request: APIRequestContext): Load {
  let sent = 0;
  let done = 0;
  let isStopped = false;
  const failures: string[] = [];
  async function sendAll(): Promise<void> {
    while (!isStopped && sent < 20_000) {
      sent += 1;
      const path = pathOf(sent);
      const outcome = await statusOf(request, path).catch(String);
      done += 1;
      if (outcome !== 200) failures.push(`${path}: ${outcome}`);
    }
  }
  const senders = [1, 2, 3, 4].map(sendAll);
  return {
    async next(count) {
      const end = done + count;
      while (done < end) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async stop() {
      isStopped = true;
      await Promise.all(senders);
      return { count: done, failures };
    },
  };
}
