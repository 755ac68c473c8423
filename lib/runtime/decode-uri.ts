/** A percent-encoded text, decoded; `null` when it is malformed, where `decodeURIComponent` throws. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
