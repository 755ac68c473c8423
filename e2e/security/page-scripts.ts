import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

/** Types of script elements that are data blocks. */
const data = 'application/ld+json';

/** The inline scripts that a browser would run, parsed from the HTML. */
export function inlineScriptsOf(html: string) {
  return selectAll('script:not([src], [data-src])', fromHtml(html))
    .filter(({ properties }) => properties.type !== data)
    .map((script) => ({ nonce: script.properties.nonce, hash: hashOf(textOf(script)) }));
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The sources of a directive of a policy. */
export function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
