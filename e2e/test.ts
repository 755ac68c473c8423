import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Fault } from './stage/fault.ts';

type Api = {
  /** Makes the calls that contain `match` fail until the test ends or `mend` is called. */
  fail(match: string, kind: Fault['kind']): Promise<void>;
  mend(match: string): Promise<void>;
  /** The calls that reached the API and contain `match`, in order. */
  calls(match: string): Promise<string[]>;
};

type Fixtures = {
  api: Api;
  /** Console messages a test expects, as parts of their text; any other fails it. */
  expectedConsole: string[];
  quietConsole: undefined;
};

const apiUrl = process.env.E2E_API_URL ?? '';

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  api: async ({}, use) => {
    const failing = new Set<string>();
    const mend = async (match: string) => {
      failing.delete(match);
      await fetch(`${apiUrl}/__fault?${new URLSearchParams({ match })}`, { method: 'DELETE' });
    };
    await use({
      fail: async (match, kind) => {
        failing.add(match);
        await fetch(`${apiUrl}/__fault`, { method: 'PUT', body: JSON.stringify({ match, kind }) });
      },
      mend,
      calls: async (match) =>
        (await fetch(`${apiUrl}/__calls?${new URLSearchParams({ match })}`)).json(),
    });
    await Promise.all([...failing].map(mend));
  },
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      const unexpected = said.filter(
        (text) => !expectedConsole.some((expected) => text.includes(expected)),
      );
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** The page has no violation that axe knows of, for WCAG 2.2 AA and good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

let used = 0;

/**
 * A day no other test filters by, so that its pages are in no cache yet; far away, where regular
 * ads still run. No two workers of a run share a `workerIndex`.
 */
export function freshDay(): string {
  used += 1;
  const day = new Date(Date.UTC(2040 + test.info().workerIndex, 0, used));
  return day.toISOString().slice(0, 10);
}
