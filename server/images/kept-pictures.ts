import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { send } from '../response-cache/send.ts';

/** A picture that was made smaller. */
export type KeptPicture = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** When it is to be made again, in milliseconds. */
  dueAt: number;
};

/** Bytes of the pictures in memory: a card's is about 30 kB. */
const room = 32_000_000;
/** What one takes beside its bytes. */
const frame = 1_000;

/** Those of this process, by format and address. */
export const pictures = new BoundedCache<KeptPicture>(room, ({ body }) => frame + body.length);

/** Answers with a picture, or that the visitor has it. */
export function sendPicture(
  { headers, body, dueAt }: KeptPicture,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const seconds = Math.max(0, Math.ceil((dueAt - Date.now()) / 1_000));
  const said = { ...headers, 'cache-control': `public, max-age=${seconds}` };
  send({ status: 200, headers: said, body }, request, response);
}
