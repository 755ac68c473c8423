import { afterEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import { keepStaleFromBrowsers } from './stale-responses';

afterEach(stopChains);

async function sent(control: string | null): Promise<(string | null)[]> {
  const port = await startChain([
    keepStaleFromBrowsers,
    (_, response) => {
      if (control !== null) response.setHeader('Cache-Control', control);
      response.end();
    },
  ]);
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  return [headers.get('cache-control'), headers.get('cdn-cache-control')];
}

test.each([
  ['s-maxage=60, stale-while-revalidate=2591940', 'public, max-age=0, s-maxage=60'],
  [
    'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
    'public, max-age=0, s-maxage=300',
  ],
])('« %s » is for CDNs, browsers revalidate', async (control, forBrowsers) => {
  expect(await sent(control)).toEqual([forBrowsers, control]);
});

test.each(['private, no-store', 'public, max-age=31536000, immutable', 's-maxage=60', null])(
  '« %s » stays as it is',
  async (control) => {
    expect(await sent(control)).toEqual([control, null]);
  },
);
