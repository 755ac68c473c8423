import { createReadStream } from 'node:fs';

/** Why a text cannot be shown. Messages name the file, and quote nothing of it. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
}

/** Bytes: ten times a long text. */
const maxBytes = 1_000_000;

/**
 * The text of a file, in UTF-8, without a byte order mark.
 *
 * @throws {UnreadableTextError} when there is no such file, or it is empty, no UTF-8 or larger than
 *   any text.
 */
export async function readText(path: string): Promise<string> {
  const text = decode(await readBytes(path), path);
  if (text.trim() === '') throw new UnreadableTextError(`${path}: empty`);
  return text;
}

async function readBytes(path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    // `end` counts from 0: one byte more than allowed tells that there is more, and no more is read.
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

/** Of an error of the file system its code, such as ENOENT: its message is longer, and no clearer. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
}
