import type { Thing, WithContext } from 'schema-dts';

/** Structured data of a page: one schema.org thing, with its context. */
export type StructuredData = WithContext<Thing>;

// `</script>` and `<!--` end or swallow the script; U+2028 and U+2029 end a line for old readers.
const unsafe = /[<\u2028\u2029]/g;

/** Structured data as the text of a `<script>`: whatever it holds, it stays a text. */
export function writeJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
