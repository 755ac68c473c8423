import { decodeUri } from '@/lib/runtime/decode-uri';

/** The values of placeholders by name: `{name}` in a text. */
export type Placeholders = Readonly<Record<string, string>>;

/** Replaces every `{name}` in a text. An unknown name is left unchanged. */
export function fillText(text: string, values: Placeholders): string {
  return text.replace(/\{([^{}]{1,60})\}/g, (written, name: string) => values[name] ?? written);
}

/** Fills in the URL of a link, in which remark has escaped braces and accents. */
export function fillUrl(href: string, values: Placeholders): string {
  const plain = href.replace(/%7B(.{1,180}?)%7D/gi, (escaped) => decodeUri(escaped) ?? escaped);
  return fillText(plain, values);
}

/**
 * Leaves out the lines of a markdown text that are not about this site. They stand between lines of their own: `<!-- si
 * name -->`, perhaps `<!-- sinon -->`, and `<!-- fin -->`.
 * @param conditions whether each name holds; an unknown one does not.
 */
export function applyConditions(
  markdown: string,
  conditions: Readonly<Record<string, boolean>>,
): string {
  let shown = true;
  const lines = markdown.split('\n').filter((line) => {
    const [, word, name = ''] = /^<!-- (si|sinon|fin)(?: ([a-z-]+))? -->$/.exec(line) ?? [];
    if (word === undefined) return shown;
    shown = word === 'fin' || (word === 'sinon' ? !shown : conditions[name] === true);
    return false;
  });
  return lines.join('\n');
}
