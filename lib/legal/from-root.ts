/**
 * The address of a link from the root of the site, where all legal pages stand: `inscription` and
 * `./inscription` are `/inscription`. Anything with a dot or a colon may be another site, and stays.
 */
export function fromRoot(href: string): string {
  return href.replace(/^(?:\.{1,2}\/)*(?=[a-z])([\w/-]+)(?=[?#]|$)/i, '/$1');
}
