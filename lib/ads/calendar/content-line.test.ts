import { expect, test } from '@jest/globals';
import { escapeText, writeLines } from './content-line';

const octets = (line: string) => Buffer.byteLength(line);
const linesOf = (file: string) => file.split('\r\n').slice(0, -1);
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('lines of at most 75 octets are written as they are, each with CRLF', () => {
  const line = `SUMMARY:${'x'.repeat(67)}`;
  expect(octets(line)).toBe(75);
  expect(writeLines(['VERSION:2.0', line])).toBe(`VERSION:2.0\r\n${line}\r\n`);
});

test.each(['x', 'é', '’', '🩺'])('a long line of « %s » is folded between characters', (letter) => {
  for (const offset of ['', 'x', 'xx', 'xxx']) {
    const line = `SUMMARY:${offset}${letter.repeat(100)}`;
    const file = writeLines([line]);
    const lines = linesOf(file);
    expect(lines.length).toBeGreaterThan(1);
    for (const [index, part] of lines.entries()) {
      expect(octets(part)).toBeLessThanOrEqual(75);
      expect(part.startsWith(' ')).toBe(index > 0);
      // No half of a surrogate pair.
      expect(Buffer.from(part).toString()).toBe(part);
    }
    // As full as whole characters allow.
    for (const part of lines.slice(0, -1))
      expect(octets(part) + octets(letter)).toBeGreaterThan(75);
    expect(unfold(file)).toBe(`${line}\r\n`);
  }
});

test.each([
  [String.raw`a\b`, String.raw`a\\b`],
  ['Garde; nuit, 24 h', String.raw`Garde\; nuit\, 24 h`],
  ['a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
  ['a\u2028b\u2029c\u0085d\ve\ff', String.raw`a\nb\nc\nd\ne\nf`],
  [String.raw`a\nb`, String.raw`a\\nb`],
  ['a\u0000b\u001bc\td', 'abc\td'],
  ['Cœur : « à »', 'Cœur : « à »'],
])('%j is escaped', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
