import { randomUUID } from 'node:crypto';
import type { Behaviour, Override } from './failures.ts';

/** Controls the responses of the API to the site, by way of the gateway. */
export type Api = {
  /** Makes the calls that contain `match` fail, until the test ends or `restore` is called. */
  fail(match: string, failure: Behaviour): Promise<void>;
  /** Responds to the calls that contain `match` with this JSON, until the test ends or `restore`. */
  respond(match: string, response: JsonValue, status?: number): Promise<void>;
  restore(match: string): Promise<void>;
  /** The calls that reached the API and contain `match`, in order. */
  calls(match: string): Promise<string[]>;
};

export type JsonValue = Extract<Override, { response: unknown }>['response'];

/** Passes control of a gateway to `use`, and removes its overrides afterwards. */
export async function withApi(gatewayUrl: string, use: (api: Api) => Promise<void>): Promise<void> {
  const matches = new Set<string>();
  // Two tests may set the same override at once, so each removes only its own.
  const by = randomUUID();
  const override = async (given: Override) => {
    matches.add(given.match);
    const query = new URLSearchParams({ by });
    await fetch(`${gatewayUrl}/__override?${query}`, {
      method: 'PUT',
      body: JSON.stringify(given),
    });
  };
  const restore = async (match: string) => {
    matches.delete(match);
    const query = new URLSearchParams({ match, by });
    await fetch(`${gatewayUrl}/__override?${query}`, { method: 'DELETE' });
  };
  await use({
    fail: (match, failure) => override({ match, failure }),
    respond: (match, response, status = 200) => override({ match, response, status }),
    restore,
    calls: async (match) =>
      (await fetch(`${gatewayUrl}/__calls?${new URLSearchParams({ match })}`)).json(),
  });
  await Promise.all([...matches].map(restore));
}
