import { partnersPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { readinessTimeoutMs } from '@/lib/api/limits';
import { sharing } from '@/lib/cache/sharing';
import { writeLine } from '@/lib/runtime/log/log';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Milliseconds for which the result is cached: a flood of checks does not reach the API. */
const life = 1_000;
const state = processSingleton('readiness', () => ({
  failing: null as Promise<string[]> | null,
  lastLogged: '',
}));

/** The services that are unreachable now, or were a second ago at most. Never throws, takes 2 s at most. */
export function findFailing(): Promise<string[]> {
  // Concurrent checks share the one that runs.
  state.failing ??= check().finally(() => {
    setTimeout(() => {
      state.failing = null;
    }, life).unref();
  });
  return state.failing;
}

async function check(): Promise<string[]> {
  const failing: string[] = [];
  // The call with the smallest response (docs/product.md#calls).
  const deadline = AbortSignal.timeout(readinessTimeoutMs);
  await api.get(partnersPath, deadline).catch(() => failing.push('api'));
  // The heartbeat decides: a slow Redis is not down.
  if (sharing && !sharing.link.isUp) failing.push('redis');
  if (failing.join() !== state.lastLogged) {
    state.lastLogged = failing.join();
    writeLine(failing.length === 0 ? 'info' : 'warn', { event: 'readiness', failing });
  }
  return failing;
}
