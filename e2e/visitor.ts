import { test as base } from './http-test.ts';

let used = 0;

type Fixtures = {
  /** The IP address of this test, by which the site limits attempts. */
  visitor: string;
  /** The token of an invalid link that no other test uses. */
  token: string;
};

/** A test that sends passwords, from an IP address of its own, so that tests do not share a limit. */
export const test = base.extend<Fixtures>({
  visitor: async ({}, use, { workerIndex }) => {
    used += 1;
    // A network of its own: the first 56 bits.
    const network = (used * 0x100).toString(16);
    await use(`2001:db8:${workerIndex.toString(16)}:${network}::1`);
  },
  token: async ({ visitor }, use) => use(`jeton-${visitor.replaceAll(':', '-')}`),
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor }),
});
