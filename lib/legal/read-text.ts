import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

/** A text cannot be read. The message names the file and quotes none of its content. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
}

/** Ten times a long text. */
const maxBytes = 1_000_000;

/**
 * The text of a file, in UTF-8, without a byte order mark.
 * @throws {UnreadableTextError} when the file is missing, empty, not UTF-8 or too large.
 */
export async function readText(path: string): Promise<string> {
  const fail = (why: string): never => {
    throw new UnreadableTextError(`${path}: ${why}`);
  };
  // Such as ENOENT, which is as clear as the message and shorter.
  const failed = (error: NodeJS.ErrnoException) => fail(error.code ?? String(error));
  const { size } = await stat(path).catch(failed);
  if (size > maxBytes) fail(`larger than ${maxBytes} bytes`);
  const bytes = await readFile(path).catch(failed);
  if (!isUtf8(bytes)) fail('not UTF-8');
  const text = new TextDecoder().decode(bytes);
  return text.trim() === '' ? fail('empty') : text;
}
