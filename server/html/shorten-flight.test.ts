import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { shortenFlight } from './shorten-flight';

const pushed = (data: string) => `<script>self.__next_f.push(${data})</script>`;
const written = (text: string) => pushed(JSON.stringify([1, text]).replaceAll('<', '\\u003c'));

/** What the scripts of a page push, as a browser runs them. */
function run(html: string): unknown[] {
  const scripts = html.split(/<script>|<\/script>/).filter(Boolean);
  const received: unknown[] = [];
  for (const script of scripts) {
    runInNewContext(script, {
      self: { __next_f: { push: (data: string) => received.push(data) } },
    });
  }
  return received.map((data) => JSON.parse(JSON.stringify(data)));
}

test('consecutive text chunks are merged, and no double quote of their text is escaped', () => {
  const pieces = ['1:"un \\"mot\\""\n', "2:T6,l'arch", '\\', '\\', '"', '\u2028</script>'];
  const html = shortenFlight(pieces.map(written).join(''));
  expect(run(html)).toEqual([[1, pieces.join('')]]);
  expect(html).toContain(`1:"un \\\\"mot\\\\""`);
});

test('a page is not shortened twice', () => {
  const html = shortenFlight(written('0:["$","p",null,{"children":"l\'été"}]'));
  expect(shortenFlight(html)).toBe(html);
});

test('chunks with something between are not merged', () => {
  const html = shortenFlight(`${written('a')}<p></p>${written('b')}`);
  expect(html).toBe(`${pushed("[1,'a']")}<p></p>${pushed("[1,'b']")}`);
});

test.each([
  ['other chunks', pushed('[0]') + pushed('[3,"YQ=="]')],
  ['code in a script', pushed('[1,"a"]);alert(1);self.__next_f.push([1,"b"]')],
  ['scripts with a nonce', written('a').replaceAll('<script>', '<script nonce="x">')],
])('%s are not changed', (_, html) => {
  expect(shortenFlight(html)).toBe(html);
});
