import { randomUUID } from 'node:crypto';
import type { Failure, Order } from './override.ts';

/** The API as a test sees it, through the gateway. */
export type Api = {
  /** Makes the calls that contain `match` fail until the test ends or `mend` is called. */
  fail(match: string, failure: Failure): Promise<void>;
  /** Has the calls that contain `match` answered with this JSON, until the test ends or `mend`. */
  give(match: string, response: JsonValue, status?: number): Promise<void>;
  mend(match: string): Promise<void>;
  /** The calls that reached the API and contain `match`, in order. */
  calls(match: string): Promise<string[]>;
};

export type JsonValue = Extract<Order, { answer: unknown }>['answer'];

/** Lends the API behind a gateway to `use`, and takes its orders back afterwards. */
export async function lendApi(gatewayUrl: string, use: (api: Api) => Promise<void>): Promise<void> {
  const freshness = new Set<string>();
  // Two tests at once may give the same order: each takes back its own.
  const by = randomUUID();
  const order = async (given: Order) => {
    freshness.add(given.match);
    const query = new URLSearchParams({ by });
    await fetch(`${gatewayUrl}/__order?${query}`, { method: 'PUT', body: JSON.stringify(given) });
  };
  const mend = async (match: string) => {
    freshness.delete(match);
    const query = new URLSearchParams({ match, by });
    await fetch(`${gatewayUrl}/__order?${query}`, { method: 'DELETE' });
  };
  await use({
    fail: (match, failure) => order({ match, failure }),
    give: (match, response, status = 200) => order({ match, answer: response, status }),
    mend,
    calls: async (match) =>
      (await fetch(`${gatewayUrl}/__calls?${new URLSearchParams({ match })}`)).json(),
  });
  await Promise.all([...freshness].map(mend));
}
