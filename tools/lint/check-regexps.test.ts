import { describe, expect, test } from '@jest/globals';
import { checkRegexps, findProblem, findRegexps } from './check-regexps.ts';

describe('reports', () => {
  test.each([
    [/(a+)+$/, 'exponential'],
    [/^(?:a|ab|b)*$/, 'exponential'],
    [/^\w+\d+$/, '2nd degree polynomial'],
    [/^\s*([^#]*?)\s*$/, '3rd degree polynomial'],
    // One match takes linear time; the search for one from each character, quadratic time.
    [/\/+$/, "2nd degree polynomial, as on '/'.repeat("],
    [/(?<=.)\/+$/, '2nd degree polynomial'],
    [/^\s+|\s+$/g, '2nd degree polynomial'],
    [/<!--.*?-->/s, '2nd degree polynomial'],
    [/^(?<name>\p{L}+)(?<rest>[a-z]*)$/u, '2nd degree polynomial'],
  ])('%s', async ({ source, flags }, problem) => {
    expect(await findProblem({ source, flags })).toContain(problem);
  });

  test.each([
    ['a', 'v', 'not checked: unknown flag'],
    ['(', '', 'not checked: parsing failure'],
  ])('/%s/%s, which recheck cannot read', async (source, flags, problem) => {
    expect(await findProblem({ source, flags })).toContain(problem);
  });
});

test.each([
  /^[a-z]+$/,
  /\/{1,9}$/,
  /[^/]\/$/,
  /^.{1,200}$/s,
  /(?<=\p{L})'(?=[\p{L}«\d])/gu,
  /^(?<year>\d{4})-(?<month>\d{2})$/,
  /%7B(.{1,180}?)%7D/gi,
  /a+b/y,
])('accepts %s', async ({ source, flags }) => {
  expect(await findProblem({ source, flags })).toBeNull();
});

/** Replaces `#{…}` by the placeholder of a template, which the linter takes for a mistake in a string. */
const withTemplates = (text: string) => text.replaceAll('#{', '$' + '{');

/** The regular expressions of a file, as JavaScript would write them. */
function patternsOf(text: string, file = 'a.ts') {
  return findRegexps([file, text]).map(
    ({ pattern }) => pattern && new RegExp(pattern.source, pattern.flags),
  );
}

describe('finds regular expressions', () => {
  test('in TSX, with their lines', () => {
    const text = `const ratio = 4 / 2 / 1; // not /this+/, nor "/this+/"
      const a = <T,>(text: T) => <p title="/b+/">/c+/ {/é/.test(a) && <b>{/d+/g.source}</b>}</p>;
      const e = /[/]e/u satisfies RegExp;`;
    expect(findRegexps(['a.tsx', text])).toMatchObject([
      { place: 'a.tsx:2', code: '/é/', pattern: { source: 'é', flags: '' } },
      { place: 'a.tsx:2', code: '/d+/g', pattern: { source: 'd+', flags: 'g' } },
      { place: 'a.tsx:3', code: '/[/]e/u', pattern: { source: '[/]e', flags: 'u' } },
    ]);
  });

  test('in the expressions of templates', () => {
    const text = "`/b+/ #{c.replace(/d+/, `#{/e+/.test(f) ? '/g/' : /h/i}`)}`";
    expect(patternsOf(withTemplates(text))).toEqual([/d+/, /e+/, /h/i]);
  });

  test('in JavaScript', () => {
    expect(patternsOf('export default { a: /b+/ }', 'a.mjs')).toEqual([/b+/]);
  });

  test('in calls of RegExp with constant strings', () => {
    const text = String.raw`
      const word = '\\w+';
      const flags = 'gi';
      const some = [RegExp('a+'), new RegExp("b\\d", 'u'), new RegExp('')];
      const list = new RegExp(String.raw${'`^#{word}(,#{word})\\.$`'}, flags);
    `;
    expect(patternsOf(withTemplates(text))).toEqual([/a+/, /b\d/u, /(?:)/, /^\w+(,\w+)\.$/gi]);
  });

  test.each([
    'new RegExp(text)',
    'new RegExp(`a#{text}`)',
    "new RegExp('a', flags)",
    'RegExp(...parts)',
    'const word = `a#{text}`; const list = new RegExp(word);',
    'new RegExp(tag`a`)',
    // The parameter `word` shadows the constant of the file.
    "const word = 'a'; const make = (word: string) => new RegExp(word);",
  ])('computed at run time: %s', (text) => {
    expect(patternsOf(withTemplates(text))).toEqual([null]);
  });

  test('or throws for a file that cannot be parsed', () => {
    expect(() => findRegexps(['a.ts', 'const a = ;'])).toThrow('a.ts: ');
  });
});

test('reports problems with file and line', async () => {
  const files: [string, string][] = [
    ['a.ts', 'a(/b/);\na(/b+$/);'],
    ['c.ts', 'new RegExp(d);'],
  ];
  expect(await checkRegexps(files)).toEqual({
    what: '3 regular expressions in 2 files',
    problems: [
      expect.stringMatching(/^a\.ts:2\n {2}\/b\+\$\/\n {2}2nd degree/),
      'c.ts:1\n  new RegExp(d)\n  not checked: computed at run time',
    ],
  });
});
