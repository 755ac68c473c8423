import { decodeUri } from '@/lib/runtime/decode-uri';

/** The values of placeholders by name: `{name}` in a text. */
export type Placeholders = Readonly<Record<string, string>>;

/** Replaces every `{name}` in a text. An unknown name is left unchanged. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([^{}]{1,60})\}/g, (written, name: string) => values[name] ?? written);
}

/** The same for the URL of a link, in which remark has escaped braces and accents. */
export function fillUrl(href: string, values: Placeholders): string {
  const plain = href.replace(/%7B(.{1,180}?)%7D/gi, (escaped) => decodeUri(escaped) ?? escaped);
  return fillText(plain, values);
}
