import { type Failure, failures } from '../../../e2e/stage/failures.ts';

/** The repeated phases of the API: no failures, single failing calls, all calls failing in one way. */
const phases = [
  { seconds: 6, share: 0 },
  { seconds: 12, share: 0.25 },
  { seconds: 6, share: 1 },
  { seconds: 4, share: 0.6 },
];
const round = phases.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * Calls for which 404 is a valid response, not a failure: an ad or a post is deleted, a list ends before
 * a page. The cached page is then outdated and need not be served.
 */
const authoritative = /\/ads\/(?:\d|\?page=(?!0\b))|\/posts\/(?:[^?/]|\?page=(?!1\b))/;

export function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** Decides for each call whether it fails, and how. */
export function createFailurePlan(): (call: string) => Failure | undefined {
  const begin = Date.now();
  let [phase, one] = ['', pick(failures)];
  return (call) => {
    const seconds = (Date.now() - begin) / 1000;
    const { name, share } = phaseAt(seconds);
    if (name !== phase) [phase, one] = [name, pick(failures)];
    if (Math.random() >= share) return undefined;
    const failure = share === 1 ? one : pick(failures);
    return failure === 'not-found' && authoritative.test(call) ? 'error' : failure;
  };
}

function phaseAt(seconds: number): { name: string; share: number } {
  let left = seconds % round;
  for (const [index, { seconds: length, share }] of phases.entries()) {
    if (left < length) return { name: `${Math.floor(seconds / round)}-${index}`, share };
    left -= length;
  }
  return { name: '', share: 0 };
}
