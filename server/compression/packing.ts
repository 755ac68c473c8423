import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** In what something is sent that can be compressed. */
export type Packing = 'br' | 'gzip';

/** The best that a visitor reads; `null` when none (RFC 9110, section 12.5.3). */
export function packingFor(request: IncomingMessage): Packing | null {
  const read = new Negotiator(request).encodings(['br', 'gzip']);
  if (read.includes('br')) return 'br';
  return read.includes('gzip') ? 'gzip' : null;
}
