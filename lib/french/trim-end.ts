/**
 * A text without the characters at its end that match `character`, an expression for one of them.
 * `text.replace(/x+$/, '')` does the same, in quadratic time when a long run of `x` is not at the end.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
