import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write'> & { isTTY?: boolean };

/**
 * Prints the progress of a check: one line that is rewritten on a terminal; in a log, a line for each
 * tenth.
 */
export function progressOn(output: Output): (done: number, total: number) => void {
  let tenth = -1;
  return (done, total) => {
    const line = `${done}/${total} pages vérifiées`;
    if (output.isTTY) {
      output.write(`\r\u001b[K${line}${done === total ? '\n' : '…'}`);
      return;
    }
    const reached = total === 0 ? 10 : Math.floor((done * 10) / total);
    if (reached > tenth) output.write(`${line}\n`);
    tenth = reached;
  };
}
