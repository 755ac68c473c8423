/* The error of `fetch` has the code of the system call in its cause. */

const refused = new Set<string | undefined>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const brokenBeforeResponse = new Set<string | undefined>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

/** The code of the system call that failed, or of Node.js: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Why a response is missing or incomplete, by the error of `fetch` or of reading the body. */
export function brokenReason(error: unknown): 'refused' | 'broken' | 'timeout' {
  const code = codeOf(error);
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return refused.has(code) ? 'refused' : 'broken';
}

/**
 * Whether `fetch` rejected because of a broken connection, so that a retry may succeed: a restarting server refuses
 * connections for a moment, and closes the idle ones.
 */
export function isBrokenConnection(error: unknown): boolean {
  return brokenBeforeResponse.has(codeOf(error));
}
