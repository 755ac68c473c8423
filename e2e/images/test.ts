import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createProxy, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import sharp from 'sharp';
import { type Certificate, createAuthority } from '../faults/certificates.ts';
import { test as base } from '../http-test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { sendHuge } from '../stage/failures.ts';
import { startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';

/** An image like a photo: large, with many colours. */
function photograph(): Promise<Buffer> {
  const dots = { width: 125, height: 70, channels: 3 as const, background: '#0e5a57' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { ...dots, noise } })
    .resize(4000, 2250)
    .jpeg({ quality: 95 })
    .toBuffer();
}

const bomb = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

type Responder = (request: IncomingMessage, response: ServerResponse, photo: Buffer) => unknown;
const send = (type: string, body: Buffer | string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': type }).end(body);

const responses: Record<string, Responder> = {
  'photo.jpg': (_, response, photo) => send('image/jpeg', photo)(response),
  drawing: (_, response) => send('image/svg+xml', drawing)(response),
  // A page that claims to be an image.
  'page.jpg': (_, response) => send('image/jpeg', '<!doctype html><script>1</script>')(response),
  'gone.jpg': (_, response) => response.writeHead(404).end(),
  'moved.jpg': (_, response) =>
    response.writeHead(302, { location: 'https://elsewhere.medireleve.example/photo.jpg' }).end(),
  'huge.jpg': (_, response, photo) =>
    sendHuge(response, { status: 200, type: 'image/jpeg', body: photo }),
  'hang.jpg': () => {},
  'half.jpg': (_, response, photo) => send('image/jpeg', photo.subarray(0, 900))(response),
  // 10 000 by 10 000 pixels of one colour, in 30 kB.
  'bomb.png': async (_, response) => send('image/png', await bomb())(response),
  'cut.jpg': (_, response, photo) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': photo.length });
    response.write(photo.subarray(0, 9_000), () => response.destroy());
  },
};

/** The host of published images: over https, on this machine. */
export async function startPictureHost(certificate: Certificate) {
  const photo = await photograph();
  const requested: string[] = [];
  const requestedByBrowsers: string[] = [];
  const server = createServer(certificate, (request, response) => {
    const isSite = request.headers['user-agent'] === 'node';
    (isSite ? requested : requestedByBrowsers).push(
      `https://${request.headers.host}${request.url}`,
    );
    const name = /[^/]*$/.exec(request.url ?? '')?.[0] ?? '';
    (responses[name] ?? responses['photo.jpg'])?.(request, response, photo);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxyTo(port);
  return {
    port,
    photo,
    /** The URLs that the site requested, and the URLs that browsers requested, in order. */
    requested,
    requestedByBrowsers,
    /** The proxy through which a browser reaches this server, whatever the host. */
    proxy: proxy.url,
    stop() {
      proxy.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function startProxyTo(port: number) {
  const sockets = new Set<Duplex>();
  const server = createProxy();
  server.on('connect', (_, socket) => {
    const behind = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('error', () => {}).on('close', () => [socket, behind].map((other) => other.destroy()));
    }
    socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A host in PICTURE_HOSTS, and a host that is not in it. */
export const host = 'https://pictures.medireleve.example';
export const other = 'https://elsewhere.medireleve.example';
/** Further hosts in PICTURE_HOSTS: with a private IP address, a closed port, and the certificate of another host. */
export const inside = 'https://inside.medireleve.example';
export const down = 'https://down.medireleve.example';
export const uncertified = 'https://uncertified.medireleve.example';

type Stage = {
  url: string;
  gatewayUrl: string;
  photo: Buffer;
  /** The URLs that the site and browsers requested from the image hosts, in order. */
  requested: string[];
  requestedByBrowsers: string[];
  proxy: string;
  readLog: () => string;
};

const nameOf = (origin: string) => new URL(origin).hostname;

const startedStage = startOnce(async (workerIndex) => {
  const authority = await createAuthority();
  const names = [host, other, inside].map(nameOf);
  const pictures = await startPictureHost(await authority.issue({ names }));
  const name = `site-${workerIndex}-pictures`;
  mkdirSync('test-results', { recursive: true });
  const known = resolve(`test-results/${name}.pem`);
  writeFileSync(known, authority.cert);
  const { port } = pictures;
  const hosts = [host, inside, down, uncertified].map(nameOf).join(', ');
  const environment = {
    NODE_EXTRA_CA_CERTS: known,
    NODE_OPTIONS: `--import ${new URL('redirect-connections.ts', import.meta.url).href}`,
    E2E_HOSTS: JSON.stringify({
      [nameOf(host)]: { address: '93.184.215.14', port },
      [nameOf(other)]: { address: '93.184.215.15', port },
      [nameOf(down)]: { address: '93.184.215.16', port: 1 },
      [nameOf(uncertified)]: { address: '93.184.215.17', port },
      [nameOf(inside)]: { address: '10.0.0.7', port },
    }),
  };
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const site = await startStagedSite(demoUrl, name, { ...environment, PICTURE_HOSTS: hosts });
  const readLog = () => readFileSync(`test-results/${name}.log`, 'utf8');
  const stage: Stage = { ...pictures, url: site.url, gatewayUrl: site.gatewayUrl, readLog };
  return {
    stage,
    async stop() {
      await site.stop();
      pictures.stop();
    },
  };
});

/** A site with PICTURE_HOSTS, for the tests of one file. */
export const test = base.extend<{ stage: Stage; staged: Stage & { api: Api } }>({
  stage: [async ({}, use) => use((await startedStage()).stage), { timeout: 120_000 }],
  // Browsers reach the image hosts as the site does.
  proxy: async ({ stage }, use) => use({ server: stage.proxy, bypass: '127.0.0.1' }),
  ignoreHTTPSErrors: true,
  staged: async ({ stage }, use) => withApi(stage.gatewayUrl, (api) => use({ ...stage, api })),
});

export { expect } from '../http-test.ts';
