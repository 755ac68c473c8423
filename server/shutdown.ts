import { setTimeout } from 'node:timers/promises';
import { sharing } from '../lib/cache/sharing.ts';
import { config, isDeveloping } from '../lib/config/index.ts';
import { writeLine } from '../lib/runtime/log/line.ts';
import { beginStopping } from '../lib/runtime/stopping.ts';
import { endListening } from '../lib/runtime/while-listening.ts';
import type { Connections } from './connections.ts';

/** Milliseconds for open requests to end: less than the 30 s that Kubernetes waits. */
const requestTimeoutMs = 20_000;
/** Milliseconds for Next.js to finish its work after responses, and for the last traces. */
const closeTimeoutMs = 2_000;

/**
 * Shuts down gracefully at SIGTERM or SIGINT: `/readyz` responds with 503 for SHUTDOWN_DELAY; then the
 * server accepts no more connections, open requests have 20 seconds to end, and the process exits with 0,
 * as a supervisor expects.
 *
 * @param finish waits for the work of Next.js after responses, and for the last traces.
 */
export function stopOnSignal(connections: Connections, finish: () => Promise<unknown>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, async () => {
      // Under npm Ctrl-C arrives twice, from the terminal and from npm. `close-with-grace` would exit with
      // 1 at the second one, with requests open.
      if (isStopping) return;
      isStopping = true;
      const start = performance.now();
      await stop(connections, finish);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      if (!isDeveloping) writeLine('info', { event: 'stopped', reason: signal, seconds });
      process.exit(0);
    });
  }
}

async function stop(connections: Connections, finish: () => Promise<unknown>): Promise<void> {
  endListening();
  if (isDeveloping) {
    // Pages keep connections open for reloads.
    connections.destroy();
    await finish();
    return;
  }
  beginStopping();
  writeLine('info', { event: 'stopping', openRequests: connections.openRequests });
  connections.closeAfterResponses();
  await setTimeout(config.SHUTDOWN_DELAY * 1_000);
  const isClosed = connections.close().then(() => true);
  if (!(await Promise.race([isClosed, setTimeout(requestTimeoutMs, false)]))) {
    writeLine('warn', { event: 'requests aborted', openRequests: connections.openRequests });
    connections.destroy();
  }
  await Promise.race([finish(), setTimeout(closeTimeoutMs)]);
  sharing?.link.stop();
}
