import { expect, test } from '@jest/globals';
import { oneLine } from './one-line';

const svg = (shapes: string) => `<svg viewBox="0 0 24 24" stroke-width="2">${shapes}</svg>`;

test.each([
  ['<path d="M20 6 9 17l-5-5"></path>', 'M20 6 9 17l-5-5'],
  ['<line x1="12" x2="12.01" y1="16" y2="16"></line>', 'M12 16L12.01 16'],
  ['<circle cx="12" cy="10" r="3"></circle>', 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
  ['<rect width="4" height="6" x="1" y="2"></rect>', 'M1 2h4v6h-4v-6z'],
  [
    '<rect width="18" height="16" x="3" y="4" rx="2"></rect>',
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  ],
])('%s is the path %s', (shape, line) => {
  expect(oneLine(svg(shape))).toBe(line);
});

test.each([
  ['m9 15 2 2 4-4', 'M9 15l2 2 4-4'],
  ['m16 9-5.5 5.5L8 12', 'M16 9l-5.5 5.5L8 12'],
  ['m4 4h3', 'M4 4h3'],
])('a path with a relative start, %s, is absolute after another', (path, line) => {
  expect(oneLine(svg(`<path d="M1 1h2"></path><path d="${path}"></path>`))).toBe(`M1 1h2${line}`);
});

test('an unknown shape is an error', () => {
  expect(() => oneLine(svg('<text x="1">A</text>'))).toThrow('<text>');
});
