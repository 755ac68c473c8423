import { completeHeaders, lookAtBody, refusalHeaders } from './declare-policies.ts';
import { completeEachAnswer } from './each-answer.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

const key = Symbol.for('medireleve.answers');
const registry = globalThis as unknown as Record<symbol, true | undefined>;

/**
 * Has every answer that this process begins from now on say what all say. To be called before the
 * server answers anything: instrumentation.ts is too late, as Next.js gives out the files of the build
 * while that still runs. A second call, as Next.js may read its configuration again, does nothing.
 */
export function completeAnswers(): void {
  if (registry[key]) return;
  registry[key] = true;
  completeEachAnswer({ look: lookAtBody, complete: completeHeaders });
  answerUnreadableRequests(refusalHeaders);
}
