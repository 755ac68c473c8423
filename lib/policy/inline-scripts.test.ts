import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { inlineScriptSources, trustedTypesSource } from './inline-scripts';
import { startScripts } from './start-scripts';
import { trustedTypesScript } from './trusted-types';
import { unstyledPageScript } from './unstyled-page';

const source = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const data = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{}]\\n\\u003c/script>é"])';

test('what hands data to Next.js runs, each by its hash', () => {
  const html = `<head><script>${bootstrap}</script></head><script>${start}</script><script>${data}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([source(bootstrap), source(start), source(data)]);
});

test.each([
  ['what starts the scripts of a page', startScripts],
  ['what spares a page without its style sheets', unstyledPageScript],
])('%s runs, as it is', (_, script) => {
  const html = `<script>${script}</script><script>${script};alert(1)</script>`;
  expect(inlineScriptSources(html)).toEqual([source(script)]);
});

test('what every page has runs, to the letter', () => {
  expect(trustedTypesSource).toBe(source(trustedTypesScript));
  const html = `<script>${trustedTypesScript}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([trustedTypesSource, source(start)]);
  for (const other of [
    `${trustedTypesScript};alert(1)`,
    trustedTypesScript.replace('?u:', '?1:'),
  ]) {
    expect(inlineScriptSources(`<script>${other}</script>`)).toEqual([]);
  }
});

test('a start tag within a script begins none, nor does one without an end tag', () => {
  const html = `<script><script>${start}</script>${start}</script><script>${data}</script><script>${start}`;
  expect(inlineScriptSources(html)).toEqual([source(data)]);
});

test('a script over several lines of HTML is one', () => {
  expect(inlineScriptSources(`\n<p>\n<script>${data}</script>\n`)).toEqual([source(data)]);
});

test.each([
  'alert(1)',
  '',
  // Code in our frames.
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  'self.__next_f.push([1,"a"])//)',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1);(0)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a(){}});',
  ' self.__next_f.push([0])',
  '<!--<script>self.__next_f.push([0])',
])('whatever else someone got into a page does not: %s', (script) => {
  expect(inlineScriptSources(`<script>${script}</script>`)).toEqual([]);
});

test.each([
  `<script type="application/ld+json">${data}</script>`,
  `<script src="/a.js">${data}</script>`,
  `<script>${data}`,
  `<style>${data}</style>`,
])('nor does anything that is no inline script: %s', (html) => {
  expect(inlineScriptSources(html)).toEqual([]);
});
