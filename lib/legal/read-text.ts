import { createReadStream } from 'node:fs';

/** A text cannot be read. The message names the file and quotes none of its content. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
}

/** Ten times a long text. */
const maxBytes = 1_000_000;

/**
 * The text of a file, in UTF-8, without a byte order mark.
 *
 * @throws {UnreadableTextError} when the file is missing, empty, not UTF-8 or too large.
 */
export async function readText(path: string): Promise<string> {
  const text = decode(await readBytes(path), path);
  if (text.trim() === '') throw new UnreadableTextError(`${path}: empty`);
  return text;
}

async function readBytes(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    // `end` is inclusive: one byte more than allowed is read, which shows that the file is too large.
    for await (const chunk of createReadStream(path, { end: maxBytes })) chunks.push(chunk);
  } catch (error) {
    throw new UnreadableTextError(`${path}: ${codeOf(error)}`);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length > maxBytes) {
    throw new UnreadableTextError(`${path}: larger than ${maxBytes} bytes`);
  }
  return bytes;
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableTextError(`${path}: not UTF-8`);
  }
}

/** The code of a file system error, such as ENOENT, which is as clear as its message and shorter. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
}
