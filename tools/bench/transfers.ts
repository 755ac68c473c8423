import type { Page } from '@playwright/test';

/** Transferred bytes of a page until the network is idle: gzip, without headers. */
export type Transfers = {
  document: number;
  script: number;
  style: number;
  font: number;
  image: number;
};

const kinds: [type: RegExp, kind: keyof Transfers][] = [
  [/^text\/html$/, 'document'],
  [/javascript/, 'script'],
  [/^text\/css$/, 'style'],
  [/^font\//, 'font'],
  [/^image\//, 'image'],
];

/** Opens a page in a browser with an empty cache, and counts the bytes by media type. */
export async function measureTransfers(page: Page, url: string): Promise<Transfers> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, { type: string; headers: number }>();
  const transfers: Transfers = { document: 0, script: 0, style: 0, font: 0, image: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, encodedDataLength } = response;
    responses.set(requestId, { type: mimeType, headers: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = responses.get(requestId) ?? {};
    const [, kind] = kinds.find(([pattern]) => pattern.test(type)) ?? [];
    if (kind) transfers[kind] += encodedDataLength - headers;
  });
  await session.send('Network.enable');
  // The budgets are in gzip, the only encoding of the empty page. Brotli is a sixth smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return transfers;
}
