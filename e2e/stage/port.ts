import { isPortFree } from '../../scripts/process.ts';

/** Below the ports that the system gives to connections and to servers that ask for any. */
const firstPort = 20_000;
const portsOfWorker = 500;
// Two runs on one machine seldom look for a port in the same place.
let used = process.pid % portsOfWorker;

/**
 * A port for a server that has to know it before it listens. Another test might take one that is free now before the
 * server listens, and this test would then request the site of the other: each worker has ports of its own.
 */
export async function ownPort(): Promise<number> {
  // Unset in the global setup. https://playwright.dev/docs/test-parallel#worker-index-and-parallel-index
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? -1) + 1;
  for (;;) {
    const port = firstPort + worker * portsOfWorker + (used % portsOfWorker);
    used += 1;
    if (await isPortFree(port)) return port;
  }
}
