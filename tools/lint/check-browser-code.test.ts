import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/process.ts';
import { findBrowserModules, findLooseTexts } from './check-browser-code.ts';
import { declarationsOfOldest, findNewer, lacking } from './newer.ts';
import { readSources } from './sources.ts';

test('knows what an oldest browser lacks', () => {
  const names = [
    'Element.checkVisibility',
    'AbortSignal.any_static',
    'Response.json_static',
    'Array.toSorted',
    'Window.requestIdleCallback',
    'CloseWatcher',
  ];
  expect(names.filter((name) => !lacking.has(name))).toEqual([]);
  const others = [
    'AbortSignal.timeout_static',
    'Response.json',
    'Array.toString',
    'Map',
    'Map.get',
  ];
  expect(others.filter((name) => lacking.has(name))).toEqual([]);
});

test('declarations that an oldest browser lacks are removed', () => {
  const lib = `interface AbortSignal {
    readonly aborted: boolean;
    throwIfAborted(): void;
}

declare var AbortSignal: {
    new(): AbortSignal;
    any(signals: AbortSignal[]): AbortSignal;
    timeout(ms: number): AbortSignal;
};
interface ReadonlyArray<T> {
    toSorted(): {
        [index: number]: T;
    };
    slice(): T[];
}
interface PromiseConstructor {
    withResolvers(): void;
    all(): void;
}
interface Navigation {
    readonly currentEntry: null;
}
declare var navigation: Navigation;
declare function requestIdleCallback(): number;
declare function setTimeout(): number;
interface ARIAMixin {
    ariaHidden: string | null;
    id: string;
}
interface Element extends Node, ARIAMixin {
    id: string;
}`;
  expect(declarationsOfOldest(lib).replaceAll(/\n+/g, '\n')).toBe(`interface AbortSignal {
    readonly aborted: boolean;
    throwIfAborted(): void;
}
declare var AbortSignal: {
    new(): AbortSignal;
    timeout(ms: number): AbortSignal;
};
interface ReadonlyArray<T> {
    slice(): T[];
}
interface PromiseConstructor {
    all(): void;
}
interface Navigation {
    readonly currentEntry: null;
}
declare function setTimeout(): number;
interface ARIAMixin {
    id: string;
}
interface Element extends Node, ARIAMixin {
    id: string;
}`);
});

test('reports each use of something that an oldest browser lacks', () => {
  const fixture = 'tools/lint/newer.fixture.ts';
  const found = findNewer([fixture]);
  const names = found.map((message) => message.replace(/^.*?'(.*?)'.*$/, '$1'));
  const lines = readFileSync(join(root, fixture), 'utf8').split('\n');
  expect(names).toEqual(lines.flatMap((line) => line.match(/(?<=\/\/ )\w+$/) ?? []));
}, 120_000);

test('finds the modules of browsers, without modules of types, servers and packages', async () => {
  const modules = await findBrowserModules(readSources('components/layout/header/navigation.tsx'));
  expect(modules).toContain('components/layout/header/navigation.tsx');
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
])('reports %s: %s', (jsx, problem) => {
  expect(findLooseTexts(['a.tsx', `\nconst element = ${jsx};`])).toEqual([`a.tsx:2: ${problem}`]);
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
])('accepts %s', (jsx) => {
  expect(findLooseTexts(['a.tsx', `const element = ${jsx};`])).toEqual([]);
});
