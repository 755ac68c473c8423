import { expect, test } from '@jest/globals';
import { readSource } from './source';

const node = (name: string, attributes: Record<string, string>, children: unknown[]) => ({
  name,
  attributes: new Map(Object.entries(attributes)),
  children,
});

test('it reads what the sanitiser writes', () => {
  expect(readSource('a<p>b<br />c</p><ol reversed start="3"><li>d</li></ol>')).toEqual([
    'a',
    node('p', {}, ['b', node('br', {}, []), 'c']),
    node('ol', { reversed: '', start: '3' }, [node('li', {}, ['d'])]),
  ]);
});

test('references are decoded once', () => {
  expect(readSource('&lt;b&gt; &amp;lt; &amp;#x202e;<a href="?a&amp;b=&quot;">x</a>')).toEqual([
    '<b> &lt; &#x202e;',
    node('a', { href: '?a&b="' }, ['x']),
  ]);
});

test('texts and values are cleaned', () => {
  expect(readSource('a\u202e\0b<img alt="c\u202e" />')).toEqual([
    'ab',
    node('img', { alt: 'c' }, []),
  ]);
});

test('whatever else there may be is text', () => {
  expect(readSource('<P>a</x><b c=d>e< ')).toEqual(['<', 'P>a', '<', 'b c=d>e', '<', ' ']);
});
