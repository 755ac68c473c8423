import { mergeTests } from '@playwright/test';
import { test as base } from '../test.ts';
import { type Google, standInForGoogle } from './google.ts';
import { test as withMap } from './site.ts';

/** A test of a site with a key of Google Maps, in a browser, with a fake of Google's script. */
export const test = mergeTests(base, withMap).extend<{ google: Google }>({
  google: [({ context }, use, info) => standInForGoogle(context, use, info), { auto: true }],
});

export { expect, expectAccessible } from '../test.ts';
