import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import type { Api, JsonValue } from '../stage/api.ts';
import type { Failure } from '../stage/failures.ts';
import { test as base } from '../visitor.ts';

type Fixtures = {
  /** The path of an invalid link that no other test uses. */
  path: string;
  /** Controls how the API responds to the passwords of this test alone. */
  resetApi: {
    respond: (response: JsonValue, status: number) => Promise<void>;
    fail: (failure: Failure) => Promise<void>;
    restore: () => Promise<void>;
    calls: () => Promise<string[]>;
  };
};

/** A test that posts to the page of its own link. */
export const test = base.extend<Fixtures>({
  path: ({ token }, use) => use(resetPath(token)),
  resetApi: ({ api, visitor }, use) => use(ofVisitor(api, visitor)),
});

function ofVisitor(api: Api, visitor: string): Fixtures['resetApi'] {
  const match = ` for ${visitor}`;
  return {
    respond: (response, status) => api.respond(match, response, status),
    fail: (failure) => api.fail(match, failure),
    restore: () => api.restore(match),
    calls: () => api.calls(match),
  };
}

export { expect } from '../http-test.ts';

/** A valid password: long, made of words, and unlike a name. */
export const validPassword = ' tracteur lune canapé 12 ';

export const resetPath = (token: string, uid = 'MQ') => `/reset-password/${uid}/${token}`;

/** The message that Chromium logs for a `fetch` with an error status, which the form shows. */
export const refusedInConsole = [
  'Failed to load resource: the server responded with a status of 4',
];

/** The headers that every response about a link must have. */
export const secretHeaders = {
  'cache-control': expect.stringContaining('no-store'),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The fields of the form. */
export const resetFields = (password: string, confirmation = password) => ({
  new_password: password,
  confirmation,
});

/** Posts the form as a browser without JavaScript does. Does not follow the redirect. */
export function postReset(
  request: APIRequestContext,
  path: string,
  fields = resetFields(validPassword),
): Promise<APIResponse> {
  return request.post(path, { multipart: fields, maxRedirects: 0 });
}

/** The fields and the button of the form, by their accessible names. */
export const resetForm = (page: Page) => {
  const password = page.getByLabel('Nouveau mot de passe', { exact: true });
  const confirmation = page.getByLabel('Confirmation du mot de passe');
  const button = page.getByRole('button', { name: 'Modifier le mot de passe' });
  return {
    password,
    confirmation,
    button,
    async send(first: string, second = first) {
      await password.fill(first);
      await confirmation.fill(second);
      await button.click();
    },
  };
};
