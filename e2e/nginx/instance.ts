import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in the place of an instance of the site. */
export type Instance = {
  port: number;
  /** The status with which it answers a path: 200 unless a test sets it. */
  status: (path: string) => number;
  /** The headers of the last request. */
  headers: IncomingHttpHeaders;
  /** Its target. */
  url: string;
  stop: () => void;
};

export async function startInstance(): Promise<Instance> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const instance: Instance = {
    port: (server.address() as AddressInfo).port,
    status: () => 200,
    headers: {},
    url: '',
    stop: () => server.close().closeAllConnections(),
  };
  server.on('request', ({ url = '', headers }, response) => {
    instance.headers = headers;
    instance.url = url;
    response.writeHead(instance.status(url), { 'cache-control': 'no-store' }).end('<p>');
  });
  return instance;
}
