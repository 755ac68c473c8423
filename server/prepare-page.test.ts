import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import {
  defaultPolicyScript,
  startScript,
  unstyledLayoutScript,
} from '../lib/routing/inline-scripts/read-script';
import { deferScripts, inlineScriptSources, policyOfHtml, preparePage } from './prepare-page';

const source = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const data = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{}]\\n\\u003c/script>é"])';

test('calls that pass data to Next.js have a hash each', () => {
  const html = `<head><script id="_R_">${bootstrap}</script></head><script>${start}</script><script>${data}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([bootstrap, start, data].map(source));
});

test.each([
  ['the script that starts the others', startScript],
  ['the script that skips the layout of an unstyled page', unstyledLayoutScript],
])('%s has a hash, unless it was changed', (_, script) => {
  const html = `<script>${script}</script><script>${script};alert(1)</script>`;
  expect(inlineScriptSources(html)).toEqual([source(script)]);
});

test('the script of Trusted Types has a hash, unless it was changed', () => {
  const html = `<script>${defaultPolicyScript}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([source(defaultPolicyScript), source(start)]);
  for (const other of [
    `${defaultPolicyScript};alert(1)`,
    defaultPolicyScript.replace('?url:', '?1:'),
  ]) {
    expect(inlineScriptSources(`<script>${other}</script>`)).toEqual([]);
  }
});

test('a script without an end tag has no hash', () => {
  const html = `<script>${data}</script><script>${start}`;
  expect(inlineScriptSources(html)).toEqual([source(data)]);
});

test('a script between line breaks has a hash', () => {
  expect(inlineScriptSources(`\n<p>\n<script>${data}</script>\n`)).toEqual([source(data)]);
});

test.each([
  'alert(1)',
  '',
  // Code in the calls.
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,"a"])//)',
  "self.__next_f.push([1,'a'+alert(1)+''])",
  "self.__next_f.push([1,'a\\\\'+alert(1)+'\\\\'])",
  "self.__next_f.push([1,'a',alert(1)])",
  "self.__next_f.push([1,'a\\\n'])",
  'self.__next_f.push([1,`alert(1)`])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1);(0)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a(){}});',
  ' self.__next_f.push([0])',
  '<!--self.__next_f.push([0])',
])('an injected script has no hash: %s', (script) => {
  expect(inlineScriptSources(`<script>${script}</script>`)).toEqual([]);
});

test.each([
  `<script type="application/ld+json">${data}</script>`,
  `<script src="/a.js">${data}</script>`,
  `<script id="_R_" src="/a.js">${data}</script>`,
  `<script>${data}`,
  `<style>${data}</style>`,
])('anything but an inline script has no hash: %s', (html) => {
  expect(inlineScriptSources(html)).toEqual([]);
});

/** HTML in which the text `<script>` starts none, or one that runs nothing. */
const withoutScript = [
  '<img alt="<script>">',
  "<img alt='<script>'>",
  "<img alt='a\"<script>'>",
  '<img alt=<script>>',
  '<img alt=a"<script>',
  '<img <script>>',
  '<a title="&quot;><script>">',
  '<p title="<!--"></p>',
  '<!-- <script> -->',
  '<!-- > <script> --!>',
  '<!--><p title="<script>"></p>',
  '<!DOCTYPE html "<script>">',
  '<? <script>',
  '</p title="<script>">',
  '<title><script></title>',
  '<title><!-- <script></title>',
  '<textarea><script></textarea>',
  '<textarea></p><script></TEXTAREA >',
  '<style><script></style>',
  '<noscript><script></noscript>',
  '<iframe><script></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<xmp><script></xmp>',
  '<template><p title="<script>"></p></template>',
  '<script type="application/ld+json">{"a":"<script>"}</script>',
  '<script type="application/ld+json">{"a":"<!--"}</script>',
  '<script type="text/plain"><!-- <script> </script> --></script>',
  '<script type="application/ld+json">{"a":"</script>',
];

describe.each(withoutScript)('%s', (html) => {
  const after = `${html}<script>${defaultPolicyScript}</script><script>${data}</script>`;

  test('hides no script that follows, and adds no hash', () => {
    expect(inlineScriptSources(after)).toEqual([defaultPolicyScript, data].map(source));
  });
});

test('every script of data that a browser parses has a hash, and no other script', () => {
  const pieces = fc.constantFrom(
    ...withoutScript,
    ...['<p>', '</p>', 'a', '"', "'", '>', '<!--', '-->', '<p title="', '</title>', '</script>'],
    `<script>${data}</script>`,
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      const sources = inlineScriptSources(html);
      if (scriptTexts(parse(html)).includes(data)) expect(sources).toEqual([source(data)]);
      else expect([[], [source(data)]]).toContainEqual(sources);
    }),
    { numRuns: 2_000 },
  );
});

/** The texts of the inline scripts of a parsed page; those in a template do not run. */
function scriptTexts(node: DefaultTreeAdapterTypes.Node): string[] {
  if (!('childNodes' in node)) return [];
  const isScript = node.nodeName === 'script' && 'attrs' in node && node.attrs.length === 0;
  if (!isScript) return node.childNodes.flatMap(scriptTexts);
  return node.childNodes.map((child) => ('value' in child ? child.value : ''));
}

test('the policy of every page requires Trusted Types, whatever it contains', () => {
  const directives = (policy: string) => policy.match(/; (?:require-)?trusted-types[^;]*/g);
  const pages = ['', '<p>', `<script>${defaultPolicyScript}</script>`, ...withoutScript];
  for (const html of pages) {
    expect(directives(policyOfHtml('/cgu', html))).toEqual([
      "; require-trusted-types-for 'script'",
      '; trusted-types default',
    ]);
  }
  expect(policyOfHtml('/cgu', pages[2] ?? '')).toContain(
    `script-src 'self' ${source(defaultPolicyScript)};`,
  );
});

test('a script of two megabytes is read, and what never ends in time linear in its length', () => {
  const long = `self.__next_f.push([1,"${'\\"'.repeat(1_000_000)}"])`;
  expect(inlineScriptSources(`<script>${long}</script>`)).toEqual([source(long)]);
  for (const piece of ['<', '<!--', '<p title="', "<p title='", '<script>', '<a b', '&amp', '</']) {
    expect(inlineScriptSources(piece.repeat(20_000))).toEqual([]);
  }
});

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
const sheet = '<link rel="stylesheet" href="/_next/static/a.css"/>';
const boot = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const chunk = (text: string) => `<script>self.__next_f.push([1,${text}])</script>`;
const served = page(sheet, boot + chunk('"a"'));

test('a page goes through every step, and has the policy of the result', () => {
  const html = page(
    `<script>${unstyledLayoutScript}</script>${sheet}`,
    `<script data-src="/_next/static/chunks/b.js" id="_R_"></script>${chunk('"a"')}<script>${startScript}</script>`,
  ).replace('<html lang="fr"', '$& data-unpainted=""');
  const prepared = preparePage('/cgu', served);
  expect(prepared).toEqual({ html, policy: policyOfHtml('/cgu', html) });
  expect(prepared.policy.match(/'sha256-/g)).toHaveLength(3);
});

describe('what is deferred', () => {
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
    const { html } = preparePage('/cgu', charset + sheet + sheet);
    expect(html).toBe(charset + layoutScript + sheet + sheet);
  });

  test('a page without a style sheet is not changed', () => {
    expect(preparePage('/cgu', '<p>Texte</p>').html).toBe('<p>Texte</p>');
  });
});
