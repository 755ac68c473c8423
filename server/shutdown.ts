import { setTimeout } from 'node:timers/promises';
import { sharing } from '../lib/cache/sharing.ts';
import { config, isDeveloping } from '../lib/config.ts';
import { writeLine } from '../lib/log/line.ts';
import { beginStopping } from '../lib/shutdown/stopping.ts';
import type { Connections } from './connections.ts';

/** Milliseconds that open requests have to end: less than Kubernetes waits, which is 30 s. */
const requestTimeout = 20_000;
/** Milliseconds that Next.js then has for what it does after responses. */
const closeTimeout = 2_000;

/**
 * Stops the process in order at SIGTERM or SIGINT: `/readyz` says so first, for as long as
 * SHUTDOWN_DELAY; then the server takes no more connections, open requests have 20 seconds to end, and
 * the process exits with 0, as a supervisor expects of one that it has stopped.
 *
 * @param closeNext lets Next.js end what it does after responses.
 */
export function stopOnSignal(connections: Connections, closeNext: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, async () => {
      // Below npm Ctrl-C comes twice, from the terminal and from npm. `close-with-grace` would exit at
      // the second one with 1, with requests open.
      if (isStopping) return;
      isStopping = true;
      await stop(connections, closeNext);
      process.exit(0);
    });
  }
}

async function stop(connections: Connections, closeNext: () => Promise<void>): Promise<void> {
  if (isDeveloping) {
    // Its pages hold connections open for reloads.
    connections.destroy();
    return closeNext();
  }
  beginStopping();
  writeLine('info', { event: 'stopping', openRequests: connections.openRequests });
  connections.closeAfterResponses();
  await setTimeout(config.SHUTDOWN_DELAY * 1_000);
  const isClosed = connections.close().then(() => true);
  if (!(await Promise.race([isClosed, setTimeout(requestTimeout, false)]))) {
    writeLine('warn', { event: 'requests aborted', openRequests: connections.openRequests });
    connections.destroy();
  }
  await Promise.race([closeNext(), setTimeout(closeTimeout)]);
  sharing?.link.stop();
}
