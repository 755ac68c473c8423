import type { ResetOutcome } from '@/lib/forms/password/reset-outcome';

/** Milliseconds for the whole exchange: the site waits five seconds for the API. */
const timeoutMs = 20_000;

/** Posts the reset form to its page. @throws without a response of its route handler in time. */
export async function sendReset(path: string, fields: FormData): Promise<ResetOutcome> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    // A redirect comes from something in front of the site: the password must not follow it.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json();
  if (!isResetOutcome(body)) throw new Error(`The reset form got a ${response.status}.`);
  return body;
}

// Checked by hand: zod is not among the scripts of the page.
function isResetOutcome(body: unknown): body is ResetOutcome {
  if (typeof body !== 'object' || body === null) return false;
  const { kind, message, spent, faults }: Record<string, unknown> = { ...body };
  if (kind === 'refused') return typeof message === 'string' && typeof spent === 'boolean';
  return kind === 'done' || (kind === 'faulty' && isTexts(faults));
}

function isTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
