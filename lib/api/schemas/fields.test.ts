import { expect, test } from '@jest/globals';
import {
  code,
  count,
  flag,
  html,
  id,
  isId,
  line,
  list,
  numberWithin,
  oneOf,
  readFileUrl,
  readHttpUrl,
  readNumber,
  readText,
  requiredLine,
} from './fields';

test.each([
  ['  Dijon ', 'Dijon'],
  ['deux\n\tlignes', 'deux\n\tlignes'],
  ['a\u0000b\u001b\u007fc', 'abc'],
  ['a\u000bb\u000cc\u0085d\u2028e\u2029f\u001eg\r\nh\ri', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
  ['Du 25 novembre, par e-mail.', 'Du 25\u00a0novembre, par e-\u2060mail.'],
  ['l\u0092h\u00f4pital \u0096 5 \u0080', 'l’hôpital – 5\u00a0€'],
  ['<p>Un</p><p>deux &lt; trois</p>', 'Un\n\ndeux < trois'],
  ['5 < 6 et M&M', '5 < 6 et M&M'],
  ['<script>alert(1)</script>', null],
  ['\ud800seul', 'seul'],
  ['\u202Emoc.live\u202C \u2066x\u2069', 'moc.live x'],
  [`e${'\u0301'.repeat(30)}t`, `e${'\u0301'.repeat(4)}t`],
  ['👩‍⚕️', '👩‍⚕️'],
  ['', null],
  [' \n\u00a0', null],
  ['\u0000', null],
  [12, null],
  [null, null],
  [undefined, null],
  [['a'], null],
])('the text of %j', (value, read) => {
  expect(readText(value, 100)).toBe(read);
});

test.each([true, 1, 'true', 'True', ' TRUE ', '1'])('%j is yes', (value) => {
  expect(flag.parse(value)).toBe(true);
});

test.each([false, 0, 2, 'false', 'oui', '', null, undefined, [], {}])('%j is no', (value) => {
  expect(flag.parse(value)).toBe(false);
});

test('one of a few words, whatever its case', () => {
  const side = oneOf(['gauche', 'droite']);
  expect(side.parse(' Gauche')).toBe('gauche');
  expect(side.parse('haut')).toBeNull();
  expect(side.parse('__proto__')).toBeNull();
  expect(side.parse(undefined)).toBeNull();
});

test('a required line is not blank', () => {
  const required = requiredLine(10);
  expect(required.parse(' a\u000bb ')).toBe('a b');
  expect(required.safeParse(' ').success).toBe(false);
});

test('a line has no breaks, and keeps the spaces of typography', () => {
  expect(line(100).parse('Cabinet\u000b de  ville\n650\u00a0€')).toBe(
    'Cabinet de ville 650\u00a0€',
  );
});

test.each([
  ['a'.repeat(10), 'a'.repeat(10)],
  ['a'.repeat(11), `${'a'.repeat(9)}…`],
  ['un deux trois', 'un deux…'],
  ['👩‍⚕️👩‍⚕️👩‍⚕️', '👩‍⚕️…'],
  [`<p>${'x'.repeat(3)}</p>${'<br>'.repeat(500)}`, 'xxx…'],
])('a text that is too long ends with « … »: %j', (value, read) => {
  expect(readText(value, 10)).toBe(read);
});

test('a code that is too long is none', () => {
  expect(code(4).parse(' 29000'.slice(0, 5))).toBe('2900');
  expect(code(4).parse('29000')).toBeNull();
  expect(code(9).parse('AB\r\nC\u0000')).toBe('ABC');
});

test.each([
  ['<p>abc</p>', '<p>abc</p>'],
  ['<p>abc</p><p>', '<p>abc</p>…'],
  ['<p>abcde &eacute;', '<p>abcde…'],
  ['<p>abcdefg😀', '<p>abcdefg😀'],
  ['<p>abcdefgh😀', '<p>abcdefgh…'],
  ['<p>abcd</p><a href="/e">f</a>', '<p>abcd</p>…'],
  ['<img src="data:image/png">a', '[image]…'],
  ['a\u000bb\u0000c', 'a\u000bbc'],
])('HTML is cut before half a tag or half a reference: %j', (value, read) => {
  expect(html(12).parse(value)?.replace(' …', '…')).toBe(read);
});

test.each([
  [12, 12],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-3.25', -3.25],
  ['+1', 1],
  ['', null],
  [' ', null],
  ['12,5', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['9'.repeat(400), null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [[12], null],
  [null, null],
])('the number in %j', (value, read) => {
  expect(readNumber(value)).toBe(read);
});

test('a number lies within its bounds, or is none', () => {
  const percentage = numberWithin(0, 100);
  expect(percentage.parse('0')).toBe(0);
  expect(percentage.parse(100)).toBe(100);
  expect(percentage.parse(100.01)).toBeNull();
  expect(percentage.parse(-0.01)).toBeNull();
});

test('ids are positive safe integers, counts may be zero', () => {
  expect(id.parse('7')).toBe(7);
  expect(id.safeParse(0).success).toBe(false);
  expect(id.safeParse(undefined).success).toBe(false);
  expect(count.parse('0')).toBe(0);
  expect(count.safeParse(-1).success).toBe(false);
  expect(isId(2 ** 53)).toBe(false);
  expect(isId(Number.NaN)).toBe(false);
});

// jest.config.ts sets API_URL.
const api = 'http://127.0.0.1:4100';

test.each([
  ['https://example.org', 'https://example.org/'],
  [' HTTP://Example.org/é ', 'http://example.org/%C3%A9'],
  ['https://user:pass@example.org/', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt://example.org/%0aalert(1)', null],
  ['data:text/html,x', null],
  ['//example.org', null],
  ['example.org', null],
  ['https://', null],
  ['https://exa mple.org', null],
  [12, null],
  [null, null],
])('the URL in %j', (value, read) => {
  expect(readHttpUrl(value)).toBe(read);
});

test.each([
  ['/media/a.jpg', `${api}/media/a.jpg`],
  ['media/a.jpg?v=1', `${api}/media/a.jpg?v=1`],
  ['https://cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
  ['//other.example/a.jpg', null],
  ['/\\other.example/a.jpg', null],
  ['\\\\other.example/a.jpg', null],
  ['http:\\\\other.example/a.jpg', null],
  ['http:a.jpg', null],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:image/svg+xml,x', null],
  ['file:///etc/passwd', null],
  ['https://user:pass@127.0.0.1:4100/a.jpg', null],
  ['//user@127.0.0.1:4100/a.jpg', null],
  ['', null],
  [{}, null],
])('the file under %j', (value, read) => {
  expect(readFileUrl(value)).toBe(read);
});

test('a list has the first items, without those that cannot be read', () => {
  const ids = list(id, 3);
  expect(ids.parse([1, 2, 3, 4])).toEqual([1, 2, 3]);
  expect(ids.parse([1, 'x', 2, 3])).toEqual([1, 2]);
  expect(ids.parse([null, 2])).toEqual([2]);
  expect(ids.parse({ 0: 1 })).toEqual([]);
});
