import pLimit from 'p-limit';
import type { Api } from '../stage/api.ts';
import { type Failure, failures } from '../stage/failures.ts';
import { type Call, calls } from './calls.ts';
import { judge, type Verdict } from './outcome.ts';
import { expect, test } from './test.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });

const names = Object.keys(calls);
const late: Failure[] = ['timeout', 'trickle'];

/** The number of a cell (a call and a kind of failure), from which its own URL is made. */
const cellOf = (name: string, kind: Failure) =>
  1_000 + failures.indexOf(kind) * names.length + names.indexOf(name);

/** Runs a function for each call, and returns the results by the names of the calls. */
async function forEachCall<T>(
  run: (call: Call, name: string) => T | Promise<T>,
  atOnce = names.length,
) {
  const limit = pLimit(atOnce);
  const entries = Object.entries(calls).map(([name, call]) =>
    limit(async () => [name, await run(call, name)] as const),
  );
  return Object.fromEntries(await Promise.all(entries));
}

function failedVerdict({ fails, absent }: Call, kind: Failure): Verdict {
  if (kind === 'not-found' && absent) {
    return { status: absent.status, texts: [absent.text], shared: absent.shared, whole: true };
  }
  const status = fails.status === 502 && late.includes(kind) ? 504 : fails.status;
  return { status, texts: fails.texts, shared: false, whole: true };
}

const goodVerdict = ({ shows }: Call): Verdict => ({
  status: 200,
  texts: [shows],
  shared: true,
  whole: true,
});

test.describe('every URL that calls the API', () => {
  for (const kind of failures) {
    test(`says so when its call fails (${kind}), is not stored, and recovers`, async ({
      request,
      failing,
    }) => {
      const { url, api } = failing;
      // In parallel, so that timeouts overlap.
      const atOnce = late.includes(kind) ? names.length : 4;
      const requestAll = (sentencesOf: (call: Call) => string[]) =>
        forEachCall(async (call, name) => {
          const { path, headers = {} } = call;
          const response = await request.get(url + path(cellOf(name, kind)), { headers });
          return judge(response, sentencesOf(call));
        }, atOnce);
      const forEachCell = (
        run: (api: Api, match: string, call: Call, cell: number) => Promise<void>,
      ) =>
        forEachCall((call, name) => {
          const cell = cellOf(name, kind);
          return run(api, call.match(cell), call, cell);
        });

      await forEachCell((api, match, { good }, cell) => api.respond(match, good(cell)));
      await forEachCell((api, match) => api.fail(match, kind));
      const failed = await forEachCall((call) => failedVerdict(call, kind));
      expect(await requestAll((call) => failedVerdict(call, kind).texts)).toEqual(failed);
      // Only a connection that breaks before a response is retried, once.
      const requested = await forEachCall(async ({ match }, name) =>
        api.calls(match(cellOf(name, kind))),
      );
      for (const [name, made] of Object.entries(requested)) {
        expect([name, made.length]).toEqual([name, kind === 'broken' ? 2 : 1]);
      }

      if (kind === 'not-found') return;
      await forEachCell((api, match, { good }, cell) => api.respond(match, good(cell)));
      const recovered = await forEachCall(goodVerdict);
      expect(await requestAll(({ shows }) => [shows])).toEqual(recovered);
    });
  }
});
