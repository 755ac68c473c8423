import type { ServerResponse } from 'node:http';

/**
 * Takes the place of the end of an answer, given whole,: Next.js puts its own `end` on each answer, which
 * would send the headers first.
 *
 * @param onEnd is given the body; tells whether it has answered instead.
 */
export function takeEnd(response: ServerResponse, onEnd: (body: unknown) => boolean): void {
  let { end } = response;
  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () =>
      function taken(...args: unknown[]) {
        const given = end;
        Reflect.deleteProperty(response, 'end');
        return onEnd(args[0]) ? response : Reflect.apply(given, response, args);
      },
    set: (given: ServerResponse['end']) => {
      end = given;
    },
  });
}
