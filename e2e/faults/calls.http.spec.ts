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

/** A URL of its own for each cell (a call and a kind of failure). */
const cellOf = (name: string, kind: Failure) =>
  1_000 + failures.indexOf(kind) * names.length + names.indexOf(name);

/** The outcome for each call. */
async function ofAll<T>(run: (call: Call, name: string) => T | Promise<T>, atOnce = names.length) {
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

test.describe('every call to the API', () => {
  for (const kind of failures) {
    test(`fails (${kind}), says so, is not stored, and recovers`, async ({ request, failing }) => {
      const { url, api } = failing;
      // In parallel, so that timeouts overlap.
      const atOnce = late.includes(kind) ? names.length : 4;
      const requestAll = (sentencesOf: (call: Call) => string[]) =>
        ofAll(async (call, name) => {
          const { path, headers = {} } = call;
          const response = await request.get(url + path(cellOf(name, kind)), { headers });
          return judge(response, sentencesOf(call));
        }, atOnce);
      const order = (run: (api: Api, match: string, call: Call, cell: number) => Promise<void>) =>
        ofAll((call, name) => {
          const cell = cellOf(name, kind);
          return run(api, call.match(cell), call, cell);
        });

      await order((api, match, { good }, cell) => api.give(match, good(cell)));
      await order((api, match) => api.fail(match, kind));
      const failed = await ofAll((call) => failedVerdict(call, kind));
      expect(await requestAll((call) => failedVerdict(call, kind).texts)).toEqual(failed);
      // Only a connection that breaks before a response is retried, once.
      const requested = await ofAll(async ({ match }, name) =>
        api.calls(match(cellOf(name, kind))),
      );
      for (const [name, made] of Object.entries(requested)) {
        expect([name, made.length]).toEqual([name, kind === 'broken' ? 2 : 1]);
      }

      if (kind === 'not-found') return;
      await order((api, match, { good }, cell) => api.give(match, good(cell)));
      const recovered = await ofAll(goodVerdict);
      expect(await requestAll(({ shows }) => [shows])).toEqual(recovered);
    });
  }
});
