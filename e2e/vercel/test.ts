import type { APIResponse } from '@playwright/test';
import { test as base } from '../test.ts';
import { callWebhook } from '../webhook/test.ts';

type Platform = {
  /** Lets seconds pass, for the caches and for the functions, which start again. */
  skipTime(seconds: number): Promise<void>;
  /** Ends the processes of all functions: each starts again with the next call, without what it had in memory. */
  recycle(): Promise<void>;
  /** Empties the runtime cache, and the memory of all functions. */
  forgetCache(): Promise<void>;
  /** Calls the webhook, as the API would. */
  report(change: object): Promise<APIResponse>;
};

/** A test of the site on the platform of this folder. */
export const test = base.extend<{ platform: Platform }>({
  platform: async ({ baseURL, request }, use) => {
    const command = async (name: string, body: object = {}) => {
      const options = { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${baseURL}/__platform/${name}`, options);
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    };
    await use({
      skipTime: (seconds) => command('skip-time', { seconds }),
      recycle: () => command('recycle'),
      forgetCache: async () => {
        await command('cache/clear');
        await command('recycle');
      },
      report: (change) => callWebhook(request, baseURL ?? '', change),
    });
  },
});

export { expect, expectAccessible, freshAd } from '../test.ts';
