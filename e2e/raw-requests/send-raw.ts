import { connect } from 'node:net';

type RawResponse = { status: number | null; headers: Record<string, string>; body: string };

type Options = {
  /** Milliseconds without data from the server after which the request fails. */
  timeout?: number;
  /** Whether to close the sending side after the request. */
  end?: boolean;
};

/** Sends text unchanged, valid HTTP or not, and reads until the server closes the connection. */
export function sendRaw(
  url: string,
  text: string,
  { timeout = 10_000, end = false }: Options = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      if (end) socket.end(text);
      else socket.write(text);
    });
    let received = '';
    socket.setTimeout(timeout, () => socket.destroy(new Error(`No end after ${timeout} ms.`)));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    // A server that closes while the client is still sending resets the connection.
    socket.on('error', (error) => {
      if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) return;
      reject(error);
    });
    socket.on('close', () => resolve(read(received)));
  });
}

function read(received: string): RawResponse {
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d+)/.exec(first)?.[1];
  return {
    status: status === undefined ? null : Number(status),
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    ),
    body: body.join('\r\n\r\n'),
  };
}
