import fc from 'fast-check';
import { type RawRequest, rawRequest } from './request-heads.ts';
import { sendRaw } from './send-raw.ts';
import { expect, test } from './server.ts';

/*
 * Thousands of generated requests, like those of an attacker: the server never responds with a 5xx,
 * shows nothing of one request to another, and spends about as much processor time on each as on a
 * plain one. For a long run: `GENERATED_REQUESTS=100000 npm run test:e2e -- e2e/raw-requests`. The seed of a
 * failure is in its message.
 */

const many = Number(process.env.GENERATED_REQUESTS ?? 1_500);
/** How much more processor time than the most expensive plain request one may take. */
const maxRatio = 4;

const marker = (count: number) => `zq${count}x`;
let count = 0;

/** The text of the request, with a unique marker wherever possible. */
function wire({ method, target, headers, body }: RawRequest, own: string): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const marked = target.includes('?') ? `${target}&jeton=${own}` : `${target}?jeton=${own}`;
  const lines = [
    `${method} ${marked} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `X-Marker: ${own}`,
    `Cookie: marker=${own}`,
    ...length,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** With a unique marker in the path as well: `/annonces/zq1x`. */
const named = fc
  .tuple(rawRequest, fc.constantFrom('', '/annonces/', '/blog/', '/annonces/specialite/', '/'))
  .map(([request, folder]) => ({ request, folder }));

test(`${many} generated requests`, async ({ server: { url, cpuTime } }) => {
  test.setTimeout(60_000 + many * 60);

  async function costOf(text: string) {
    const before = await cpuTime();
    const response = await sendRaw(url, text, { end: true });
    return { response, cost: (await cpuTime()) - before };
  }

  async function plainCost(path: string): Promise<number> {
    const costs: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      count += 1;
      const target = path.replace('#', marker(count));
      const text = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
      costs.push((await costOf(text)).cost);
    }
    return costs.sort((one, other) => one - other)[4] ?? 0;
  }
  // Pages that are rendered for the request: an unknown search, an unknown ad, the page of a link.
  const plain = Math.max(
    await plainCost('/blog?q=#'),
    await plainCost('/reset-password/MQ/#'),
    await plainCost('/cgu'),
  );
  expect(plain).toBeGreaterThan(0);

  await fc.assert(
    fc.asyncProperty(named, async ({ request, folder }) => {
      count += 1;
      const own = marker(count);
      const target = folder === '' ? request.target : `${folder}${own}`;
      const text = wire({ ...request, target }, own);
      const { response, cost } = await costOf(text);
      // Not `expect`: Playwright records each call, which would take most of the time.
      if (response.status !== null && response.status >= 500)
        throw new Error(`${response.status}: ${text}`);
      const shown = `${JSON.stringify(response.headers)}${response.body}`;
      const others = [...shown.matchAll(/zq\d+x/g)].filter(([found]) => found !== own);
      if (others.length > 0) throw new Error(`It shows ${others}: ${text}`);
      if (cost <= maxRatio * plain) return;
      // Other work may have run at the same time: an expensive request is expensive again.
      const again = [await costOf(text), await costOf(text), await costOf(text)];
      const least = Math.min(...again.map((one) => one.cost));
      if (least > maxRatio * plain) throw new Error(`${least / plain} times a plain one: ${text}`);
    }),
    { numRuns: many, endOnFailure: many > 10_000 },
  );
});
