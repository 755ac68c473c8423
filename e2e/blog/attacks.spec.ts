import { readFileSync } from 'node:fs';
import type { Frame, Page, Request } from '@playwright/test';
import { safeBody } from '../../lib/rich-text/body.ts';
import { families } from '../../test/fixtures/attacks.ts';
import { expect, test } from '../test.ts';
import { inspect, provoke, putInFrames, rewrite, setTraps } from './attack-in-browser.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

// The style sheets of the site, without their generated class names.
const tokens = read('app/tokens.css');
const richText = read('components/rich-text/rich-text.module.css').replace(
  /:global\((.*?)\)/g,
  '$1',
);

const page = `
  * { box-sizing: border-box; margin: 0; }
  body { font: 16px/1.5 sans-serif; }
  header, footer { height: 40px; background: #cde; }
  html { overflow-y: scroll; }
  .columns { display: grid; grid-template-columns: 150px minmax(0, 1fr); align-items: start; }
  img { display: block; }
`;

/** Sanitized by `safeBody`, in the style of the site; or unsanitized and unstyled. */
type BodyKind = 'sanitized' | 'raw';

/** A page around the body of a post, with stand-ins for what surrounds it on the site. */
function pageAround(body: string, kind: BodyKind): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Article</title>
<style>${kind === 'sanitized' ? tokens + richText : ''}${page}</style><script>(${setTraps})()</script></head><body>
<header id="header"><a href="/">Accueil</a></header>
<div class="columns"><aside id="aside"><p>À lire aussi</p></aside>
<main id="contenu"><h1 id="title">Titre</h1><article id="article"><div class="richText">${body}</div>
</article></main></div>
<footer id="footer"><a href="/mentions-legales">Mentions légales</a></footer></body></html>`;
}

// Over http, so that an http image URL is requested as written.
const site = 'http://www.medireleve.example';

/** Origins for `safeBody`: the site under test, and the API that hosts uploads. */
const origins = { siteUrl: site, apiUrl: 'https://api.medireleve.example' };

/** The name of the page to compare the others with. */
const untouched = 'untouched';

/**
 * Renders each body in a frame of its own, fires the events of a visitor there, and returns the harms of each body by
 * its name: an empty list if it is inert.
 */
async function tryBodies(
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

/** The frame of a body, which is a child of the page, also for a frame that an attack nested in it. */
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

// Hundreds of frames in one page: a trace would take longer than the test.
test.use({
  trace: 'off',
  // One attack sets a policy of its own, which browsers ignore there.
  expectedViolations: ['was delivered via a <meta> element outside'],
});
test.slow();

const attacks = families.flatMap(({ family, attacks: members }) =>
  members.map(({ name, html }) => ({ family, name: `${family}: ${name}`, html })),
);

test('every attack is inert once it is sanitized', async ({ context }) => {
  // Many attacks are sanitized to the same HTML, which is tried once.
  const names = new Map<string, string[]>();
  for (const { name, html } of attacks) {
    const body = safeBody(html, origins)?.html ?? '';
    names.set(body, [...(names.get(body) ?? []), name]);
  }
  const bodies = [...names].map(([body, alike]) => [alike.join(', '), body] as const);
  const page = await context.newPage();
  const pages = context.pages().length;
  const harms = await tryBodies(page, bodies, 'sanitized');
  expect([...harms].filter(([, found]) => found.length > 0)).toEqual([]);
  expect(context.pages()).toHaveLength(pages);
});

test('most attacks succeed unsanitized, which shows that the test detects them', async ({
  context,
}) => {
  const bodies = attacks.map(({ name, html }) => [name, html] as const);
  const harms = await tryBodies(await context.newPage(), bodies, 'raw');
  const harmful = attacks.filter(({ name }) => harms.get(name)?.length);
  // The other attacks target older browsers, or a filter that repairs HTML.
  expect(harmful.length / attacks.length).toBeGreaterThan(0.75);
  for (const { family, attacks: members } of families) {
    const share = harmful.filter((attack) => attack.family === family).length / members.length;
    expect.soft(share, family).toBeGreaterThan(0.5);
  }
});
