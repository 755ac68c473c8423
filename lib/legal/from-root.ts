/**
 * The URL of a link, resolved against the root of the site, where all legal pages are: `inscription`
 * and `./inscription` become `/inscription`. One with a dot or a colon may be another site and is left
 * unchanged.
 */
export function fromRoot(href: string): string {
  return href.replace(/^(?:\.{1,2}\/)*(?=[a-z])([\w/-]+)(?=[?#]|$)/i, '/$1');
}
