import { expect, test } from '@jest/globals';
import { deferScripts, skipUnstyledLayout, startScript, unstyledLayoutScript } from './defer-work';

const own = '<script src="/_next/static/chunks/a.js" async=""></script>';
const boot = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>';
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const page = (html: string) => `<!DOCTYPE html><html lang="fr"><body>${html}</body></html>`;
const deferred = (html: string) =>
  page(`${html}<script>${startScript}</script>`).replace(
    'lang="fr"',
    'lang="fr" data-unpainted=""',
  );

test('the scripts of Next.js and the manifest are deferred, and the last script starts them', () => {
  expect(deferScripts(page(preload + manifest + own + boot))).toBe(
    deferred(
      '<script data-src="/_next/static/chunks/a.js"></script><script data-src="/_next/static/chunks/b.js" id="_R_"></script>',
    ),
  );
});

test.each([
  '<script src="/_next/static/chunks/c.js" noModule=""></script>',
  '<script type="application/ld+json">{"a":"</body></html>"}</script>',
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/a.js\\" async"])</script>',
  '<script src="/reprise.js" async=""></script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
])('anything else is not changed: %s', (html) => {
  expect(deferScripts(page(html))).toBe(deferred(html));
});

test('the scripts of a page whose text is the last script are deferred', () => {
  const text = `<p>${startScript}</p>`;
  expect(deferScripts(page(text + own))).toBe(
    deferred(`${text}<script data-src="/_next/static/chunks/a.js"></script>`),
  );
});

test('a page with another end is not changed: nothing would start its scripts', () => {
  for (const html of [own, `${page(own)}\n`, page(own).replace('</html>', '')]) {
    expect(deferScripts(html)).toBe(html);
  }
});

const sheet = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const layoutScript = `<script>${unstyledLayoutScript}</script>`;
const charset = '<meta charSet="utf-8"/>';

test('the script is inserted before the first style sheet, which would block it', () => {
  expect(skipUnstyledLayout(charset + sheet + sheet)).toBe(charset + layoutScript + sheet + sheet);
});

test('a page without a style sheet is not changed', () => {
  expect(skipUnstyledLayout('<p>Texte</p>')).toBe('<p>Texte</p>');
});
