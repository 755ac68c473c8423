import { expect, test } from '@jest/globals';
import { startScripts } from '../policy/start-scripts';
import type { Page } from './page';
import { putOffScripts } from './put-off-scripts';

const pageOf = (html: string, more: object = {}) =>
  ({ kind: 'APP_PAGE', html, headers: {}, ...more }) as unknown as Page;

function putOff(html: string, more?: object): string {
  const page = pageOf(html, more);
  putOffScripts(page);
  // A page kept by another instance comes by here once more.
  putOffScripts(page);
  return page && 'html' in page ? page.html : '';
}

const own = '<script src="/_next/static/chunks/a.js" async=""></script>';
const boot = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>';
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const body = (html: string) => `<!DOCTYPE html><html lang="fr"><body>${html}</body></html>`;
/** As it is kept. */
const kept = (html: string) =>
  body(html + last).replace('lang="fr"', 'lang="fr" data-unpainted=""');
const last = `<script>${startScripts}</script>`;

test('what Next.js starts waits, and the manifest; the last script of the page starts it', () => {
  expect(putOff(body(preload + manifest + own + boot))).toBe(
    kept(
      '<script data-src="/_next/static/chunks/a.js" async=""></script><script data-src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
    ),
  );
});

test.each([
  '<script src="/_next/static/chunks/c.js" noModule=""></script>',
  '<script type="application/ld+json">{"a":"</body></html>"}</script>',
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/a.js\\" async"])</script>',
  '<script src="/reprise.js" async=""></script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
])('all else stays as it is: %s', (html) => {
  expect(putOff(body(html))).toBe(kept(html));
});

test('a page with a part for each visitor has its scripts at once, and with a nonce', () => {
  expect(putOff(body(own), { postponed: 'state' })).toBe(body(own));
});

test('a page that ends in another way has its scripts at once: nothing would start them', () => {
  for (const html of [own, `${body(own)}\n`, body(own).replace('</html>', '')]) {
    expect(putOff(html)).toBe(html);
  }
});

test('what is no page stays what it is', () => {
  const answer = { kind: 'APP_ROUTE', body: Buffer.from(own), headers: {} } as unknown as Page;
  putOffScripts(answer);
  putOffScripts(null);
  expect(answer).toMatchObject({ body: Buffer.from(own) });
});
