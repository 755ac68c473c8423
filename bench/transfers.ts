import type { Page } from '@playwright/test';

/** Transferred bytes of a page until the network is idle: gzip, without headers. */
export type Transfers = {
  document: number;
  script: number;
  style: number;
  font: number;
  image: number;
};

const kinds: Record<string, keyof Transfers> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Opens a page in a browser with an empty cache, and counts the bytes. */
export async function measureTransfers(page: Page, url: string): Promise<Transfers> {
  const session = await page.context().newCDPSession(page);
  const kindOf = new Map<string, keyof Transfers>();
  const headersOf = new Map<string, number>();
  const transfers: Transfers = { document: 0, script: 0, style: 0, font: 0, image: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Preloads are classified by media type.
    const kind = kinds[type] ?? kindOfMime(response.mimeType);
    if (kind) kindOf.set(requestId, kind);
    headersOf.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) transfers[kind] += encodedDataLength - (headersOf.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  // The budgets are in gzip, the only encoding of the empty page. Brotli is a sixth smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return transfers;
}

function kindOfMime(mime: string): keyof Transfers | undefined {
  if (/javascript/.test(mime)) return 'script';
  if (mime === 'text/css') return 'style';
  if (/^font\//.test(mime)) return 'font';
  return /^image\//.test(mime) ? 'image' : undefined;
}
