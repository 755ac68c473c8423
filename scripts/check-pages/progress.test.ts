import { expect, test } from '@jest/globals';
import { progressOn } from './progress.ts';

function outputOn(isTTY: boolean, total: number): string {
  let output = '';
  const progress = progressOn({
    isTTY,
    write(text: string | Uint8Array) {
      output += text;
      return true;
    },
  });
  for (let done = 0; done <= total; done += 1) progress(done, total);
  return output;
}

test('on a terminal one line is rewritten', () => {
  expect(outputOn(true, 2)).toBe(
    '\r\u001b[K0/2 pages vérifiées…\r\u001b[K1/2 pages vérifiées…\r\u001b[K2/2 pages vérifiées\n',
  );
});

test('in a log there is a line for each tenth', () => {
  expect(outputOn(false, 1_000).split('\n')).toHaveLength(12);
  expect(outputOn(false, 3)).toBe(
    '0/3 pages vérifiées\n1/3 pages vérifiées\n2/3 pages vérifiées\n3/3 pages vérifiées\n',
  );
  expect(outputOn(false, 0)).toBe('0/0 pages vérifiées\n');
});
