/** What a picture is, as its first bytes say. */
export type PictureFacts = { type: string; width: number; height: number };

/**
 * The kind and the size of a picture that those who show shared links can read: PNG, JPEG, GIF or
 * WebP; `null` for anything else.
 */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return png(view) ?? gif(view) ?? webp(view) ?? jpeg(view);
  } catch (error) {
    // It ends before it says how large it is.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function png(view: DataView): PictureFacts | null {
  if (text(view, 1, 3) !== 'PNG' || text(view, 12, 4) !== 'IHDR') return null;
  return { type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(view: DataView): PictureFacts | null {
  if (text(view, 0, 4) !== 'GIF8') return null;
  return { type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webp(view: DataView): PictureFacts | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null;
  const type = 'WebP';
  switch (text(view, 12, 4)) {
    case 'VP8 ': {
      const side = (offset: number) => view.getUint16(offset, true) & 0x3fff;
      return { type, width: side(26), height: side(28) };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const side = (offset: number) =>
        (view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)) + 1;
      return { type, width: side(24), height: side(27) };
    }
    default:
      return null;
  }
}

/** A JPEG is segments; one of those that begin a frame says its size. */
function jpeg(view: DataView): PictureFacts | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const begins = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (begins) {
      return { type: 'JPEG', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function text(view: DataView, offset: number, length: number): string {
  const codes = Array.from({ length }, (_, index) => view.getUint8(offset + index));
  return String.fromCharCode(...codes);
}
