import { expect, test } from '@jest/globals';
import { mergeFlightChunks } from './merge-flight-chunks';

const pushed = (data: string) => `<script>self.__next_f.push(${data})</script>`;

test('consecutive text chunks are merged', () => {
  const pieces = ['1:"un \\"mot\\""\n', '2:T6,se', 'arch', '</script>'];
  const written = pieces.map((piece) => JSON.stringify([1, piece]).replaceAll('<', '\\u003c'));
  const [data = '', ...others] = mergeFlightChunks(written.map(pushed).join(''))
    .split(/<script>self\.__next_f\.push\(|\)<\/script>/)
    .filter(Boolean);
  expect(others).toEqual([]);
  expect(JSON.parse(data)).toEqual([1, pieces.join('')]);
});

test.each([
  ['other chunks', pushed('[0]') + pushed('[1,"a"]') + pushed('[3,"YQ=="]') + pushed('[1,"b"]')],
  ['chunks with something between', `${pushed('[1,"a"]')}<p></p>${pushed('[1,"b"]')}`],
  [
    'scripts with a nonce',
    pushed('[1,"a"]').repeat(2).replaceAll('<script>', '<script nonce="x">'),
  ],
])('%s are not merged', (_, html) => {
  expect(mergeFlightChunks(html)).toBe(html);
});
