import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/**
 * Prints the progress of a check: one line that is rewritten on a terminal, and removed in the end; in a log, a
 * line for each step.
 */
export function progressOn(output: Output): {
  show: (step: string, requests: number) => void;
  end: () => void;
} {
  let last = '';
  return {
    show(step, requests) {
      if (output.isTTY) output.write(`\r\u001b[K${step} (${requests} requests)…`);
      else if (step !== last) output.write(`${step}…\n`);
      last = step;
    },
    end() {
      if (output.isTTY) output.write('\r\u001b[K');
    },
  };
}
