import type { Frame, Page, Request } from '@playwright/test';
import { type BodyKind, pageAround } from './document.ts';
import { inspect, provoke, putInFrames, rewrite } from './in-browser.ts';

// Over http, so that an http image URL is requested as written.
const site = 'http://www.medireleve.example';

/** Origins for `safeBody`: the site under test, and the API that hosts uploads. */
export const origins = { siteUrl: site, apiUrl: 'https://api.medireleve.example' };

/** The name of the page to compare the others with. */
const untouched = 'untouched';

/**
 * Renders each body in a frame of its own, does there what a visitor could do, and returns what each
 * did, by its name: nothing when it is inert.
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
  // A dialog that the recorder did not catch, from a nested frame. Its page may be closed by now.
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

/** The frame of a body, also for frames that an attack nested in it: a child of the page. */
function attackedFrame(frame: Frame): Frame {
  const parent = frame.parentFrame();
  return parent?.parentFrame() ? attackedFrame(parent) : frame;
}

/** A body may not navigate its page, and may request nothing but images over https. */
function harmOf(request: Request): string | null {
  const frame = request.frame();
  if (frame.parentFrame() === null) return null;
  if (request.isNavigationRequest() && frame === attackedFrame(frame)) return 'left the page';
  const { origin, protocol } = new URL(request.url());
  const picture = request.resourceType() === 'image' && protocol === 'https:';
  return origin === site || picture ? null : 'requested another site';
}
