import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const unpassed = ['host', 'connection', 'accept-encoding'];
const passed = ['content-type', 'content-security-policy', 'vary'];

/** Stands before a site as a slow line: of a page, what is before `mark` comes first, the rest when told. */
export async function startSlowFront(siteUrl: string, mark: string) {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url, { headers: headersOf(request) });
    for (const name of passed) response.setHeader(name, answer.headers.get(name) ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    const first = request.headers['sec-fetch-dest'] === 'document' ? body.indexOf(mark) : -1;
    if (first !== -1) {
      response.write(body.subarray(0, first));
      await told;
    }
    response.end(body.subarray(Math.max(0, first)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: () => goOn(),
    stop() {
      goOn();
      server.close();
      server.closeAllConnections();
    },
  };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const said = Object.entries(headers).filter(([name]) => !unpassed.includes(name));
  return new Headers(said.map(([name, value]) => [name, String(value)]));
}
