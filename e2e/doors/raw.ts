import { connect } from 'node:net';

type RawAnswer = { status: number | null; headers: Record<string, string>; body: string };

/** Sends text as it is, which no client of HTTP would, and reads until the server ends it. */
export function sendRaw(url: string, text: string, patience = 10_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.setTimeout(patience, () => socket.destroy(new Error(`No end after ${patience} ms.`)));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(read(received)));
  });
}

function read(received: string): RawAnswer {
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
