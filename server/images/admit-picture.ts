import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { config } from '../../lib/config.ts';
import { writeLine } from '../../lib/log/line.ts';
import type { Middleware, Next } from '../compose.ts';
import { type AskedPicture, isPictureAddress, readAskedPicture } from './asked-picture.ts';
import { heardPicture } from './heard-picture.ts';
import { pictures, sendPicture } from './kept-pictures.ts';
import { takeEnd } from './take-end.ts';
import { pictureTurns } from './turns.ts';

/** Milliseconds for which a picture that could not be made smaller is not tried again. */
const pause = 60_000;

/** Until when not to try, by the URL of the picture. */
const failed = new BoundedCache<number>(200_000, () => 100);

const methods = ['GET', 'HEAD'];

/**
 * Stands before what makes pictures smaller (`/_next/image`). Lets through what our pages ask for, a few
 * at a time, and keeps what came of it, in memory. The visitor is sent to what cannot be made smaller as it
 * was published: a drawing, what is too large, what its host fails to give, what would take too long.
 *
 * For the end of the steps before a request.
 */
export const admitPicture: Middleware = (request, response, next) => {
  if (!isPictureAddress(request.url ?? '')) return next();
  if (config.PICTURE_HOSTS.length === 0) return refuse(response, 404);
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('Allow', methods.join(', '));
    return refuse(response, 405);
  }
  const asked = readAskedPicture(request.url ?? '', request.headers, config.PICTURE_HOSTS);
  if (asked === null) return refuse(response, 400);
  if (!answerKept(asked, request, response)) return make(asked, request, response, next);
};

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

/** Answers with what is known of a picture; tells whether there was something. */
function answerKept(asked: AskedPicture, request: IncomingMessage, response: ServerResponse) {
  const kept = pictures.get(keyOf(asked));
  const isDue = kept === undefined || kept.dueAt <= Date.now();
  const isPaused = (failed.get(asked.source) ?? 0) > Date.now();
  if (kept !== undefined && (!isDue || isPaused)) {
    response.setHeader('x-nextjs-cache', isDue ? 'STALE' : 'HIT');
    sendPicture(kept, request, response);
  } else if (isPaused) sendAway(asked, response, pause);
  else return false;
  return true;
}

/** Has a picture made, when it is its turn. */
async function make(
  asked: AskedPicture,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  const done = await pictureTurns.take();
  if (done === null) return sendAway(asked, response, 0);
  // Those who waited for the same have it now.
  if (response.destroyed || answerKept(asked, request, response)) {
    done();
    if (!response.writableEnded) response.end();
    return;
  }
  hear(asked, request, response, done);
  // What Next.js is to see of the request, whoever asks: one of three for each picture.
  request.url = asked.address;
  request.method = 'GET';
  request.headers.accept = asked.format;
  await next();
}

/** Keeps what is made, and answers with it. */
function hear(
  asked: AskedPicture,
  request: IncomingMessage,
  response: ServerResponse,
  done: () => void,
): void {
  const before = new Set(response.getHeaderNames());
  takeEnd(response, (body) => {
    done();
    if (response.headersSent) return false;
    const status = response.statusCode;
    const made = heardPicture(response, body, asked.format);
    for (const name of response.getHeaderNames()) {
      if (!before.has(name)) response.removeHeader(name);
    }
    if (made !== null) {
      pictures.set(keyOf(asked), made);
      response.setHeader('x-nextjs-cache', 'MISS');
      sendPicture(made, request, response);
    } else {
      writeLine('warn', { event: 'picture left as published', status });
      failed.set(asked.source, Date.now() + pause);
      answerKept(asked, request, response);
    }
    return true;
  });
}

function keyOf({ format, address }: AskedPicture): string {
  return `${format} ${address}`;
}

/** Sends the visitor to the picture as it was published, for so many milliseconds. */
function sendAway({ source }: AskedPicture, response: ServerResponse, time: number): void {
  response.statusCode = 307;
  response.setHeader('Location', source);
  response.setHeader('Cache-Control', time === 0 ? 'no-store' : `public, max-age=${time / 1_000}`);
  response.end();
}
