/**
 * A copy of bytes in memory of its own, for a cache to store: Node.js allocates buffers under 32 kB from pools of 64
 * kB, and a view of 10 kB keeps its whole pool in memory.
 * https://nodejs.org/docs/latest/api/buffer.html#static-method-bufferallocunsafeslowsize
 */
export function unpooled(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
