import { join } from 'node:path';
import { type BrowserContext, expect, type Route, type TestInfo } from '@playwright/test';
import { build } from 'esbuild';

/** How Google's script behaves. */
type Behaviour = 'works' | 'blocked' | 'silent' | 'rejects-the-key';

/** A fake of Google's script at its URL; any other request to Google fails the test. */
export type Google = {
  /** The URLs that pages requested. */
  requests: string[];
  behave: (behaviour: Behaviour) => void;
  /** Responds to the delayed requests. */
  respondLate: () => Promise<void>;
};

const origin = 'https://maps.googleapis.com';

/** Fakes Google in a browser; fails the test if anything but its script is requested. */
export async function standInForGoogle(
  context: BrowserContext,
  use: (google: Google) => Promise<void>,
  { slow }: Pick<TestInfo, 'slow'>,
): Promise<void> {
  // Each of these tests waits for a map.
  slow();
  const requests: string[] = [];
  const unexpected: string[] = [];
  const unanswered: Route[] = [];
  let behaviour: Behaviour = 'works';
  const isLocal = (url: URL) => url.hostname === '127.0.0.1' || url.protocol === 'data:';

  await context.route(
    (url) => !isLocal(url),
    async (route) => {
      const address = route.request().url();
      requests.push(address);
      if (!address.startsWith(`${origin}/maps/api/js?`)) {
        unexpected.push(address);
        return route.abort();
      }
      if (behaviour === 'silent') unanswered.push(route);
      else await respondWithScript(route, behaviour);
    },
  );
  await use({
    requests,
    behave: (next) => {
      behaviour = next;
    },
    respondLate: async () => {
      await Promise.all(unanswered.splice(0).map((route) => respondWithScript(route, 'works')));
    },
  });
  expect(unexpected, 'nothing else is requested').toEqual([]);
}

async function respondWithScript(route: Route, behaviour: Behaviour): Promise<void> {
  if (behaviour === 'blocked') return route.abort('blockedbyclient');
  const address = JSON.stringify(route.request().url());
  const rejectsKey = behaviour === 'rejects-the-key';
  await route.fulfill({
    contentType: 'text/javascript',
    body: `${await standIn()}queueMicrotask(() => standIn.install(new URL(${address}), ${rejectsKey}));`,
  });
}

let bundled: Promise<string> | undefined;

/** The fake as one script, with its exports in a variable `standIn`. */
function standIn(): Promise<string> {
  bundled ??= bundle(join(import.meta.dirname, 'google', 'main.ts'));
  return bundled;
}

async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    globalName: 'standIn',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
