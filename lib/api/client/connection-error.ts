/*
 * The error of `fetch` has the code of the system call in its cause.
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

/** Why a response is missing or incomplete, by the error of `fetch` or of reading the body. */
export function brokenReason(error: unknown): 'refused' | 'broken' | 'timeout' {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return refused.has(code) ? 'refused' : 'broken';
}

/**
 * Whether `fetch` rejected because of a broken connection, so that a retry may succeed: a restarting
 * server refuses connections for a moment, and closes the idle ones.
 */
export function isBrokenConnection(error: unknown): boolean {
  return brokenBeforeResponse.has(codeOf(error));
}
