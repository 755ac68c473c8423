import type { Api, JsonValue } from '../stage/api.ts';
import type { Failure } from '../stage/override.ts';
import { test as base } from '../visitor.ts';
import { resetPath } from './page.ts';

type Fixtures = {
  /** The path of an invalid link that no other test uses. */
  path: string;
  /** Controls how the API responds to the passwords of this test alone. */
  resetApi: {
    give: (response: JsonValue, status: number) => Promise<void>;
    fail: (failure: Failure) => Promise<void>;
    restore: () => Promise<void>;
    calls: () => Promise<string[]>;
  };
};

/** Tests that post to the page of their own link. */
export const test = base.extend<Fixtures>({
  path: ({ token }, use) => use(resetPath(token)),
  resetApi: ({ api, visitor }, use) => use(ofVisitor(api, visitor)),
});

function ofVisitor(api: Api, visitor: string): Fixtures['resetApi'] {
  const match = ` for ${visitor}`;
  return {
    give: (response, status) => api.give(match, response, status),
    fail: (failure) => api.fail(match, failure),
    restore: () => api.restore(match),
    calls: () => api.calls(match),
  };
}

export { expect } from '../http-test.ts';
