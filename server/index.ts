/*
 * The custom server of `npm start` and `npm run dev`: middleware, then Next.js. Vercel does not use it:
 * proxy.vercel.ts and next.config.ts do there what is necessary.
 * https://nextjs.org/docs/app/guides/custom-server
 */
import './environment.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { config, isDeveloping } from '../lib/config/index.ts';
import { readRunningBuild } from '../lib/runtime/build/running-build.ts';
import { writeError } from '../lib/runtime/log/write-error.ts';
import { beginListening } from '../lib/runtime/while-listening.ts';
import nextConfig from '../next.config.ts';
import { respondToClientError } from './client-error.ts';
import { compose } from './compose.ts';
import { Connections } from './connections.ts';
import { listenOptions } from './environment.ts';
import { exitWithError } from './exit-with-error.ts';
import { guardImages } from './images/guard-images.ts';
import { formatOrigin, originOf } from './listening-url.ts';
import { logConsole } from './log-console.ts';
import { logStart } from './log-start.ts';
import { logAccess } from './middleware/access-log.ts';
import { checkHost } from './middleware/check-host.ts';
import { checkRequest } from './middleware/check-request.ts';
import { checkRouterRequest } from './middleware/check-router-request.ts';
import { dropInternalHeaders } from './middleware/drop-internal-headers.ts';
import { appendPeerAddress } from './middleware/forwarded-for.ts';
import { noIndex } from './middleware/no-index.ts';
import { normalizeUrl } from './middleware/normalize-url.ts';
import { assignRequestId } from './middleware/request-id.ts';
import { routeRequest } from './middleware/route-request.ts';
import { setSecurityHeaders } from './middleware/security-headers.ts';
import { respond } from './response-cache/respond.ts';
import { root } from './root.ts';
import { recordServer } from './running-servers.ts';
import { stopOnSignal } from './shutdown.ts';
import { serveFiles } from './static-files/serve-files.ts';

const { port, host } = listenOptions;
if (!isDeveloping) {
  readRunningBuild(join(root, '.next'));
  logStart();
}
// Loaded only where they are on; before Next.js, which records spans of its own.
const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import('./tracing/tracing.ts')).startTracing(config.OTEL_TRACES_SAMPLER_ARG)
  : null;
const metrics = config.METRICS_TOKEN
  ? (await import('./metrics/metrics.ts')).startMetrics(config.METRICS_TOKEN)
  : null;
const server = createServer({
  // checkHost responds to a request without one.
  requireHostHeader: false,
  // `Upgrade` is ignored (RFC 9110, section 7.8), except for the development server.
  shouldUpgradeCallback: () => isDeveloping,
});
const app = next({
  // Next.js 16.4 reads the file all the same (docs/next-internals.md): server/environment.ts.
  conf: nextConfig,
  dev: isDeveloping,
  dir: root,
  httpServer: server,
  port,
  hostname: host,
});
await app.prepare().catch(exitWithError);
// After the start messages of Next.js; in development they continue.
if (!isDeveloping) {
  logConsole();
  recordServer(root);
}

const handle = app.getRequestHandler();

// In development pages reload in ways that no policy allows.
const policies = isDeveloping ? [] : [setSecurityHeaders];
const connections = new Connections(server);
server.on(
  'request',
  compose(
    [
      assignRequestId,
      ...(tracing ? [tracing.record] : []),
      ...(metrics ? [metrics.measure] : []),
      ...(config.LOG_REQUESTS === 'on' ? [logAccess] : []),
      ...(config.INDEXING === 'off' ? [noIndex] : []),
      ...policies,
      checkHost,
      normalizeUrl,
      checkRequest,
      ...(metrics ? [metrics.serve] : []),
      checkRouterRequest,
      // In development a hot reload waits for data that is sent under the id in such a header.
      ...(isDeveloping ? [] : [dropInternalHeaders]),
      appendPeerAddress,
      ...(isDeveloping ? [] : [serveFiles(root)]),
      routeRequest,
      // In development Next.js responds itself: it shows errors, and reloads pages.
      ...(isDeveloping ? [] : [guardImages(handle), respond(handle)]),
      (request, response) => handle(request, response),
    ],
    logError,
  ),
);
// `Expect` with an unknown expectation (RFC 9110, section 10.1.1).
server.on(
  'checkExpectation',
  compose(
    [assignRequestId, ...policies, (_, response) => void response.writeHead(417).end()],
    logError,
  ),
);
server.on('clientError', (error, socket) =>
  respondToClientError(error, socket, connections.isResponding(socket)),
);
stopOnSignal(connections, () => Promise.all([app.close(), tracing?.stop()]));

server.once('error', exitWithError);
server.listen(port, host, () => {
  server.off('error', exitWithError);
  // With port 0 the system chose one. The address of a server on a port is no string.
  const address = server.address() as AddressInfo;
  process.stdout.write(`Listening on ${formatOrigin(host, address.port)}\n`);
  beginListening(originOf(address));
});

function logError(error: unknown): void {
  writeError(error instanceof Error ? error : new Error(String(error)));
}
