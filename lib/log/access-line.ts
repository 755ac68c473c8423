import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from './current-request';
import { writeLine } from './line';

/**
 * Writes a line for each request once it is answered, or given up (LOG_REQUESTS=on): what kind of
 * page was asked for, how it was answered and how long that took; not who asked, nor for what.
 */
export function writeAccessLine(_request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const current = currentRequest();
  response.once('close', () => {
    const cache = response.getHeader('x-nextjs-cache');
    writeLine('info', {
      event: 'request',
      method: current?.method,
      route: current?.route,
      status: response.statusCode,
      // Milliseconds, to a tenth.
      duration: Math.round(10 * (performance.now() - begun)) / 10,
      ...(typeof cache === 'string' && { cache }),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
}
