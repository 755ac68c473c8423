import { expect, test } from '@jest/globals';
import { progressOn } from './progress.ts';

function outputOn(isTTY: boolean): string {
  let output = '';
  const progress = progressOn({
    isTTY,
    write(text: string | Uint8Array) {
      output += text;
      return true;
    },
  });
  progress.show('list of ads', 0);
  progress.show('list of ads', 1);
  progress.show('single ads', 1);
  progress.end();
  return output;
}

test('on a terminal one line is rewritten, and removed', () => {
  expect(outputOn(true)).toBe(
    '\r\u001b[Klist of ads (0 requests)…\r\u001b[Klist of ads (1 requests)…\r\u001b[Ksingle ads (1 requests)…\r\u001b[K',
  );
});

test('in a log there is a line for each step', () => {
  expect(outputOn(false)).toBe('list of ads…\nsingle ads…\n');
});
