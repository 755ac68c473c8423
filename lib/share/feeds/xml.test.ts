/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { element, writeXml } from './xml';

const read = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement;

test.each([
  'Fièvre & <b>toux</b> "à" l\'hôpital',
  ']]> &amp; &#0; <![CDATA[x]]>',
  'Lignes\net\ttabulations',
  '医学 😀 «\u00a0œ\u00a0»',
])('a parser reads the text that was written: %j', (text) => {
  const root = read(writeXml(element('a', [element('b', [text], { c: text.trim() })])));
  expect(root.firstElementChild?.textContent).toBe(text);
});

test('a parser reads the attribute values that were written', () => {
  const value = 'a&b="<c>"\'d\'';
  expect(read(writeXml(element('a', [], { value }))).getAttribute('value')).toBe(value);
});

test('characters that XML forbids are left out', () => {
  const text = 'a\u0000b\u0008c\u000bd\ufffee\uffff\ud800f\udc00g';
  expect(read(writeXml(element('a', [text]))).textContent).toBe('abcdefg');
});
