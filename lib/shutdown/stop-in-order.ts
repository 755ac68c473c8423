import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config';
import { writeLine } from '@/lib/log/line';
import {
  cutConnections,
  endConnectionsWhenIdle,
  followConnections,
  openRequests,
} from './open-connections';
import { beginStopping } from './stopping';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Milliseconds for which open requests are waited for: less than Kubernetes waits, which is 30 s. */
const patience = 20_000;
/** Milliseconds in which the process must be gone after that. */
const lastPatience = 2_000;

/**
 * Has the process stop in order when it is told to: `/readyz` says so first, for as long as
 * SHUTDOWN_DELAY; then no connection is taken any more, what is asked is answered, for at most 20
 * seconds, and it ends with 0. Next.js itself takes no more connections and waits, without an end,
 * for all that are open; it is called once that can come to one.
 */
export function stopInOrder(): void {
  followConnections();
  let isStopped = false;
  for (const signal of signals) {
    const ofNext = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      // Ctrl-C comes twice below npm: from the terminal, and from npm.
      if (isStopped) return;
      isStopped = true;
      await prepareToStop();
      for (const listener of ofNext) listener(signal);
    });
  }
  // Next.js ends it as if the signal had: to some supervisors that is a crash.
  process.on('exit', () => {
    if (!isStopped) return;
    process.exitCode = 0;
    sharing?.link.stop();
  });
}

async function prepareToStop(): Promise<void> {
  beginStopping();
  writeLine('info', { event: 'stopping', openRequests: openRequests() });
  await new Promise((resolve) => setTimeout(resolve, config.SHUTDOWN_DELAY * 1_000));
  endConnectionsWhenIdle();
  setTimeout(cutOff, patience).unref();
}

function cutOff(): void {
  writeLine('warn', { event: 'requests cut off', openRequests: openRequests() });
  cutConnections();
  setTimeout(() => process.exit(), lastPatience).unref();
}
