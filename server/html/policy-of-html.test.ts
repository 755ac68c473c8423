import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { trustedTypesScript } from '../../lib/policy/trusted-types';
import { startScript } from './defer-scripts';
import { inlineScriptSources, policyOfHtml } from './policy-of-html';
import { unstyledLayoutScript } from './skip-unstyled-layout';

const source = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const data = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{}]\\n\\u003c/script>é"])';

const shortened = `self.__next_f.push([1,'0:["$","p",null,{}]\\n\\u003c/script>l\\'é'])`;

test('calls that pass data to Next.js have a hash each', () => {
  const html = `<head><script id="_R_">${bootstrap}</script></head><script>${start}</script><script>${data}</script><script>${shortened}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([bootstrap, start, data, shortened].map(source));
});

test.each([
  ['the script that starts the others', startScript],
  ['the script that skips the layout of an unstyled page', unstyledLayoutScript],
])('%s has a hash, unless it was changed', (_, script) => {
  const html = `<script>${script}</script><script>${script};alert(1)</script>`;
  expect(inlineScriptSources(html)).toEqual([source(script)]);
});

test('the script of Trusted Types has a hash, unless it was changed', () => {
  const html = `<script>${trustedTypesScript}</script><script>${start}</script>`;
  expect(inlineScriptSources(html)).toEqual([source(trustedTypesScript), source(start)]);
  for (const other of [
    `${trustedTypesScript};alert(1)`,
    trustedTypesScript.replace('?u:', '?1:'),
  ]) {
    expect(inlineScriptSources(`<script>${other}</script>`)).toEqual([]);
  }
});

test('a start tag within a script, or without an end tag, starts no script', () => {
  const html = `<script><script>${start}</script>${start}</script><script>${data}</script><script>${start}`;
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
  '<!--<script>self.__next_f.push([0])',
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

describe('Trusted Types are required', () => {
  const required = "require-trusted-types-for 'script'; trusted-types default";

  test('on a page that has their script', () => {
    const html = `<head><script>${trustedTypesScript}</script></head>`;
    expect(policyOfHtml('/cgu', html)).toContain(required);
    expect(policyOfHtml('/cgu', html)).toContain(
      `script-src 'self' ${source(trustedTypesScript)};`,
    );
  });

  test('on no other page: none of its scripts could run', () => {
    expect(policyOfHtml('/cgu', '<p>')).not.toContain('trusted-types');
    expect(policyOfHtml('/cgu', `<p>${trustedTypesScript}</p>`)).not.toContain('trusted-types');
  });
});
