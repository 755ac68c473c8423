import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/process.ts';
import { findBrowserModules } from './check-browser-code.ts';
import { findLooseTexts } from './loose-texts.ts';
import { declarationsOfOldest, findMixins, findNewer, isKnown, lackedBy } from './newer.ts';
import { readSources } from './sources.ts';

const all = ['chrome 111', 'edge 111', 'firefox 111', 'safari 16.4', 'safari_ios 16.4'];
const safari = all.slice(3);

test.each([
  ['Element', 'checkVisibility', false, safari],
  ['AbortSignal', 'any', true, all],
  ['AbortSignal', 'timeout', true, []],
  ['Response', 'json', false, []],
  ['Response', 'json', true, ['firefox 111', ...safari]],
  ['Array', 'toSorted', false, ['firefox 111']],
  ['Array', 'toString', false, []],
  ['Window', 'requestIdleCallback', false, safari],
  ['CloseWatcher', undefined, false, all],
  ['Map', undefined, false, []],
  ['Substitute', 'any', false, []],
])('%s %s (static: %s) is lacked by %j', (owner, member, isStatic, browsers) => {
  expect(lackedBy(owner, member, isStatic)).toEqual(browsers);
});

test('MDN knows interfaces of the web platform and objects of the language', () => {
  expect(['Element', 'Map', 'Substitute', 'toString'].map(isKnown)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('declarations without what an oldest browser lacks', () => {
  const lib = `interface AbortSignal { readonly aborted: boolean; throwIfAborted(): void; }
declare var AbortSignal: { new(): AbortSignal; any(signals: AbortSignal[]): AbortSignal; timeout(ms: number): AbortSignal; };
interface ReadonlyArray<T> { toSorted(): T[]; slice(): T[]; }
interface PromiseConstructor { withResolvers(): void; all(): void; }
interface Navigation { readonly currentEntry: null; }
declare var navigation: Navigation;
declare function requestIdleCallback(): number;
declare function setTimeout(): number;
interface ARIAMixin { ariaHidden: string | null; ariaLabel: string | null; }
interface Element extends ARIAMixin { id: string; }`;
  expect(
    declarationsOfOldest(lib, findMixins(lib)).replaceAll(/ +/g, ' '),
  ).toBe(`interface AbortSignal { readonly aborted: boolean; throwIfAborted(): void; }
declare var AbortSignal: { new(): AbortSignal; timeout(ms: number): AbortSignal; };
interface ReadonlyArray<T> { slice(): T[]; }
interface PromiseConstructor { all(): void; }
interface Navigation { readonly currentEntry: null; }


declare function setTimeout(): number;
interface ARIAMixin { }
interface Element extends ARIAMixin { id: string; }`);
});

test('each use of what an oldest browser lacks is found', async () => {
  const fixture = 'tools/lint/newer.fixture.ts';
  const found = await findNewer([fixture]);
  const names = found.map((message) => message.replace(/^.*?'(.*?)'.*$/, '$1'));
  const lines = readFileSync(join(root, fixture), 'utf8').split('\n');
  expect(names).toEqual(lines.flatMap((line) => line.match(/(?<=\/\/ )\w+$/) ?? []));
}, 120_000);

test('the modules of browsers: without types, servers and packages', async () => {
  const modules = await findBrowserModules(readSources('components/layout/header/menu.tsx'));
  expect(modules).toContain('components/layout/header/menu.tsx');
  expect(modules).toContain('components/ui/visually-hidden.tsx');
  expect(modules).toContain('instrumentation-client.ts');
  expect(modules.filter((file) => /node_modules|server\//.test(file))).toEqual([]);
});

const changing = 'text that changes stands beside others: give it an element of its own';
const after = 'text stands after what comes and goes: give it an element of its own';
const fragment = 'text in a fragment stands beside others: give it an element of its own';

test.each([
  ["<p><Icon />{open ? 'Fermer' : 'Menu'}</p>", changing],
  ["<p>{loading && 'Chargement…'}{count}</p>", changing],
  [`<p><Icon />{\`\${count} annonces\`}</p>`, changing],
  ['<p>Page {page}</p>', changing],
  ['<Button>Garder {title}</Button>', changing],
  ["<p>{title ?? 'Articles'}<b /></p>", changing],
  ['<p>{open && <Icon />}Menu</p>', after],
  ['<p>{open ? <X /> : <Y />}Menu</p>', after],
  ['<ul>{ads.map((ad) => <li key={ad} />)}Fin</ul>', after],
  ['<p>{open && <>Fermer<b /></>}</p>', fragment],
  ["<p>{open ? <>{'Fermer'}</> : null}</p>", fragment],
])('%s', (jsx, problem) => {
  expect(findLooseTexts(`\nconst element = ${jsx};`)).toEqual([{ line: 2, problem }]);
});

test.each([
  "<p>{open ? 'Fermer' : 'Menu'}</p>",
  "<p>{open && 'Fermer'}</p>",
  `<p>{\`\${count} annonces\`}</p>`,
  "<p><Icon /><span>{open ? 'Fermer' : 'Menu'}</span></p>",
  '<p><Icon />Menu</p>',
  "<p>J’accepte les{' '}<a>conditions</a>.</p>",
  '<p>Menu{open && <b />}</p>',
  '<p>{open && <b />}\n  {children}\n</p>',
  "<p>{start && <b />}{' '}<time /></p>",
  '<p>{/* fixed */}Menu<Icon /></p>',
  '<><Icon />{children}</>',
])('nothing is loose in %s', (jsx) => {
  expect(findLooseTexts(`const element = ${jsx};`)).toEqual([]);
});
