import type { Options } from './options.ts';
import { type RunningServer, startServer } from './server.ts';

export const TEST_DAY = '2026-11-20';

export type TestServer = RunningServer & {
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The body of a response with status 200. */
  read: <Body>(path: string) => Promise<Body>;
};

/** A server for a test file: in memory, on a free port; errors are thrown. */
export async function startTestServer(settings: Partial<Options> = {}): Promise<TestServer> {
  const server = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      db: ':memory:',
      ads: 240,
      today: TEST_DAY,
      delay: 0,
      ...settings,
    },
    {
      onError(line) {
        throw new Error(line);
      },
    },
  );
  const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  return {
    ...server,
    get,
    async read<Body>(path: string): Promise<Body> {
      const response = await get(path);
      if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
      return (await response.json()) as Body;
    },
  };
}
