/* The server of `npm start` and `npm run dev`, not of Vercel. https://nextjs.org/docs/app/guides/custom-server */
import './environment.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { config, isDeveloping } from '../lib/config/config.ts';
import { readRunningBuild, recordServer } from '../lib/runtime/build/running-build.ts';
import { beginListening } from '../lib/runtime/while-listening.ts';
import nextConfig from '../next.config.ts';
import { compose } from './compose.ts';
import { Connections, requestLimits, stopOnSignal } from './connections.ts';
import { root } from './env-files.ts';
import { exitWithError, listenOptions } from './environment.ts';
import { checkImage, optimizeImages } from './images.ts';
import { formatOrigin, originOf } from './listening.ts';
import { logAccess, logConsole, logStart } from './logs.ts';
import { checkHost, checkRequest, normalizeUrl } from './middleware/check-request.ts';
import {
  appendPeerAddress,
  assignRequestId,
  dropInternalHeaders,
  setSecurityHeaders,
} from './middleware/headers.ts';
import { limitRequests } from './middleware/limit-requests.ts';
import { readBody } from './middleware/read-body.ts';
import { checkRouterRequest, routeRequest } from './middleware/route-request.ts';
import { respond } from './response-cache/respond.ts';
import { serveFiles } from './static-files.ts';

const { port, host } = listenOptions;
if (!isDeveloping) {
  readRunningBuild(join(root, '.next'));
  logStart();
}
// Loaded only where they are on; before Next.js, which records spans of its own.
const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import('./tracing.ts')).startTracing(config.OTEL_TRACES_SAMPLER_ARG)
  : undefined;
const metrics = config.METRICS_TOKEN
  ? (await import('./metrics.ts')).startMetrics(config.METRICS_TOKEN)
  : undefined;
const server = createServer({
  ...requestLimits,
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
const policies = !isDeveloping && setSecurityHeaders;
const connections = new Connections(server);
const respondToRequest = compose([
  assignRequestId,
  tracing?.record,
  metrics?.measure,
  config.LOG_REQUESTS === 'on' && logAccess,
  policies,
  checkHost,
  normalizeUrl,
  checkRequest,
  metrics?.serve,
  checkRouterRequest,
  // In development a hot reload waits for data that is sent under the id in such a header.
  !isDeveloping && dropInternalHeaders,
  appendPeerAddress,
  !isDeveloping && serveFiles(root),
  routeRequest,
  limitRequests,
  readBody,
  // In development Next.js responds itself: it shows errors, and reloads pages.
  !isDeveloping && checkImage,
  !isDeveloping && respond(optimizeImages(handle)),
  (request, response) => handle(request, response),
]);
// `Expect` with an unknown expectation (RFC 9110, section 10.1.1).
const refuseExpectation = compose([
  assignRequestId,
  policies,
  (_, response) => void response.writeHead(417).end(),
]);
server.on('request', connections.inTurn(respondToRequest));
server.on('checkExpectation', connections.inTurn(refuseExpectation));
stopOnSignal(connections, () => Promise.all([app.close(), tracing?.stop()]));

server.once('error', exitWithError);
server.listen(port, host, () => {
  server.off('error', exitWithError);
  // With port 0 the system chose one. The address of a server on a port is no string.
  const address = server.address() as AddressInfo;
  process.stdout.write(`Listening on ${formatOrigin(host, address.port)}\n`);
  beginListening(originOf(address));
});
