/**
 * Reads a body of at most `limit` bytes; `null` when it is larger, and then the rest is not requested. `Content-Length`
 * is ignored, and the bytes are counted after decompression.
 */
export async function readBoundedBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses JSON in UTF-8. @throws {SyntaxError | TypeError} when it is not JSON, or not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
