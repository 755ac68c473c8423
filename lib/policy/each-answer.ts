import { ServerResponse } from 'node:http';

type Steps = {
  /** Done last, before the headers of an answer leave. */
  complete: (response: ServerResponse) => void;
  /** Done before that with an answer that is given whole. */
  look: (response: ServerResponse, body: unknown) => void;
};

const ownEnd = Symbol('end');
type Ending = ServerResponse & { [ownEnd]?: ServerResponse['end'] };

/**
 * Completes every answer of this process, whoever gives it: Next.js, what stands before it, or the
 * HTTP server itself (417). Platforms that call the site without a server of its own, such as Vercel,
 * know none of this.
 */
export function completeEachAnswer({ complete, look }: Steps): void {
  const { writeHead, end } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (!this.headersSent) complete(this);
    return Reflect.apply(writeHead, this, args);
  } as typeof writeHead;

  // Next.js puts its own `end` on each answer, which packs the body: only what is called through here
  // still has it as it was given.
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    get(this: Ending) {
      const next = this[ownEnd] ?? end;
      if (this.headersSent) return next;
      return function (this: ServerResponse, ...args: unknown[]) {
        if (!this.headersSent) look(this, args[0]);
        return Reflect.apply(next, this, args);
      };
    },
    set(this: Ending, given: ServerResponse['end']) {
      this[ownEnd] = given;
    },
  });
}
