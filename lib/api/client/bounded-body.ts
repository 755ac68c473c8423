/**
 * Reads a body that may not be larger than `limit` bytes, as they come: what a `Content-Length`
 * says does not matter, and compressed bytes count as what they unpack to. `null` when it is
 * larger; then the rest is not even asked for.
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

/**
 * Parses JSON in UTF-8.
 *
 * @throws {SyntaxError | TypeError} when it is not JSON, or not UTF-8.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
