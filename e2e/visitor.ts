import { test as base } from './http-test.ts';

let used = 0;

type Fixtures = {
  /** The IP address the site takes this test for: attempts are limited by it. */
  visitor: string;
  /** The token of a link that opens nothing, and that no other test has. */
  token: string;
};

/** Tests that send passwords: each comes from elsewhere, so that none uses up another's attempts. */
export const test = base.extend<Fixtures>({
  visitor: async ({}, use, { workerIndex }) => {
    used += 1;
    await use(`2001:db8:${workerIndex.toString(16)}:${used.toString(16)}::1`);
  },
  token: async ({ visitor }, use) => use(`jeton-${visitor.replaceAll(':', '-')}`),
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor }),
});
