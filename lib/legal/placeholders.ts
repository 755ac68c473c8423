/** What a text says in the place of `{name}`. */
export type Placeholders = Readonly<Record<string, string>>;

/** A text with every `{name}` filled in. A name nobody knows stays as it is. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([^{}]{1,60})\}/g, (written, name: string) => values[name] ?? written);
}

/** The same for the address of a link, in which remark has escaped braces and accents. */
export function fillAddress(href: string, values: Placeholders): string {
  const plain = href.replace(/%7B(.{1,180}?)%7D/gi, (escaped) => decoded(escaped));
  return fillText(plain, values);
}

function decoded(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
