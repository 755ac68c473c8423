/** Whether a text can be the slug of a post or a tag: letters of any script, digits, `_` and `-`. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}_-]{1,200}$/u.test(text);
}

/**
 * Makes a slug of a name, as Django does with `allow_unicode`: lower case, no accents, words
 * joined by hyphens; letters of other scripts stay. Empty when the name has neither letter nor digit.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, 200)
    .replace(/^-|-$/g, '');
}
