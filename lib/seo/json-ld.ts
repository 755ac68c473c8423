import type { Thing, WithContext } from 'schema-dts';

/** Structured data of a page: a schema.org `Thing` with its context. */
export type StructuredData = WithContext<Thing>;

// `</script>` and `<!--` end or extend the script; U+2028 and U+2029 end a line for old parsers.
const unsafe = /[<\u2028\u2029]/g;

/** Structured data as the text of a `<script>`, escaped so that it cannot end it. */
export function writeJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
