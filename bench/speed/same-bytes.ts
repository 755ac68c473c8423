/*
 * A bare Node.js server to compare pages with: it requests one page of each kind from a site, and then
 * sends the same headers and the same compressed bytes.
 *
 *   node bench/speed/same-bytes.ts PORT http://127.0.0.1:SITE
 */
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { pageKinds } from '../page-kinds.ts';

type StoredResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const [port, site] = process.argv.slice(2);
const responses = new Map<string, StoredResponse>();
for (const path of Object.values(pageKinds))
  responses.set(path, await fetchResponse(`${site}${path}`));

createServer((request, response) => {
  const stored = responses.get(request.url ?? '');
  if (stored === undefined) response.writeHead(204).end();
  else response.writeHead(stored.status, stored.headers).end(stored.body);
}).listen(Number(port), '127.0.0.1');

function fetchResponse(url: string): Promise<StoredResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const {
        connection,
        'keep-alive': _,
        'transfer-encoding': __,
        ...received
      } = response.headers;
      const headers = { ...received, 'content-length': String(body.length) };
      resolve({ status: response.statusCode ?? 0, headers, body });
    });
    request.on('error', reject);
  });
}
