import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip';

/** The best encoding that a request accepts; `null` when none (RFC 9110, section 12.5.3). */
export function contentEncodingFor(request: IncomingMessage): ContentEncoding | null {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
