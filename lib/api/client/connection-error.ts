/*
 * What `fetch` rejects with says little; the code of the system call is in its cause.
 */

const refused = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const brokenBeforeResponse = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

function codeOf(error: unknown): unknown {
  return (error as { cause?: { code?: unknown } } | null)?.cause?.code;
}

/** Why there was no whole answer, from what `fetch` or the reading of a body rejected with. */
export function brokenReason(error: unknown): 'refused' | 'broken' | 'timeout' {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return refused.has(code) ? 'refused' : 'broken';
}

/**
 * Whether `fetch` rejected over a broken connection, so that asking once more may help: a server
 * that restarts refuses for a moment, and closes the connections we had kept.
 */
export function isBrokenConnection(error: unknown): boolean {
  return brokenBeforeResponse.has(codeOf(error));
}
