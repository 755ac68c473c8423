import { currentRequest } from '../../lib/runtime/current-request.ts';
import { writeLine } from '../../lib/runtime/log/line.ts';
import type { Middleware } from '../compose.ts';

/**
 * Logs a line for each request once its response has been sent or the connection has closed
 * (LOG_REQUESTS=on): the route, the status and the duration; no path and nothing about the visitor.
 */
export const logAccess: Middleware = (_request, response, next) => {
  const start = performance.now();
  const current = currentRequest();
  response.once('close', () => {
    writeLine('info', {
      event: 'request',
      method: current?.method,
      route: current?.route,
      status: response.statusCode,
      // Milliseconds, to a tenth.
      duration: Math.round(10 * (performance.now() - start)) / 10,
      ...(current?.cache && { cache: current.cache }),
      ...(!response.writableFinished && { aborted: true }),
    });
  });
  return next();
};
