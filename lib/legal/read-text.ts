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
  const failed = (error: unknown) => fail(path, codeOf(error));
  const { size } = await stat(path).catch(failed);
  if (size > maxBytes) fail(path, `larger than ${maxBytes} bytes`);
  const bytes = await readFile(path).catch(failed);
  if (!isUtf8(bytes)) fail(path, 'not UTF-8');
  const text = new TextDecoder().decode(bytes);
  return text.trim() === '' ? fail(path, 'empty') : text;
}

function fail(path: string, why: string): never {
  throw new UnreadableTextError(`${path}: ${why}`);
}

/** The code of a file system error, such as ENOENT, which is as clear as its message and shorter. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
}
