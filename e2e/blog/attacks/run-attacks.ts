import type { Frame, Page, Request } from '@playwright/test';
import { type BodyKind, pageAround } from './document.ts';
import { inspect, provoke, putInFrames, rewrite } from './in-browser.ts';

// Over http, so that a picture over http is asked for as it is written.
const site = 'http://www.medireleve.example';

/** Origins for `safeBody`: the site of the trial, and an API that has the uploads. */
export const origins = { siteUrl: site, apiUrl: 'https://api.medireleve.example' };

/** The name of the page to compare the others with. */
const untouched = 'untouched';

/**
 * Puts bodies in pages of their own, does there what a visitor could do, and gives what each of them
 * did, by its name: nothing, when it is inert.
 */
export async function tryBodies(
  page: Page,
  bodies: (readonly [name: string, html: string])[],
  kind: BodyKind,
): Promise<Map<string, string[]>> {
  const harms = new Map(bodies.map(([name]) => [name, new Set<string>()]));
  const note = (name: string | undefined, harm: string) => harms.get(name ?? '')?.add(harm);

  await page.route('**/*', async (route) => {
    const request = route.request();
    const harm = harmOf(request);
    if (harm !== null) note(attackedFrame(request.frame()).name(), harm);
    if (request.url() !== `${site}/`) await route.abort();
    else await route.fulfill({ contentType: 'text/html', body: '<title>Banc d’essai</title>' });
  });
  // One that no trap has caught, from a page in a page. The page may be gone by now.
  page.on('dialog', async (dialog) => {
    harms.set('one of them', new Set(['opened a dialog']));
    await dialog.dismiss().catch(() => undefined);
  });

  await page.goto(site);
  const pages = [...bodies, [untouched, '<p>Bonjour.</p>'] as const];
  await page.evaluate(
    putInFrames,
    pages.map(([name, body]) => [name, pageAround(body, kind)] as const),
  );
  for (const act of kind === 'raw' ? [provoke] : [provoke, rewrite, provoke]) {
    await page.waitForTimeout(100);
    await page.evaluate(act);
  }
  await page.waitForTimeout(200);
  for (const [name, found] of Object.entries(await page.evaluate(inspect, untouched))) {
    for (const harm of found) note(name, harm);
  }
  return new Map([...harms].map(([name, found]) => [name, [...found].sort()]));
}

/** The frame of a body, also for those an attack has put inside: a child of the page. */
function attackedFrame(frame: Frame): Frame {
  const parent = frame.parentFrame();
  return parent?.parentFrame() ? attackedFrame(parent) : frame;
}

/** A body leads its page nowhere, and asks for nothing but pictures over https. */
function harmOf(request: Request): string | null {
  const frame = request.frame();
  if (frame.parentFrame() === null) return null;
  if (request.isNavigationRequest() && frame === attackedFrame(frame)) return 'left the page';
  const { origin, protocol } = new URL(request.url());
  const picture = request.resourceType() === 'image' && protocol === 'https:';
  return origin === site || picture ? null : 'asked another site';
}
