/** The longest slug of the gazetteer has 48 characters. */
const maxLength = 60;

/**
 * Whether a text is written like the slug of a place: unaccented, lower case, hyphenated
 * (docs/product.md#address-of-a-search). Whether there is such a place only the gazetteer knows, which browsers do not
 * have.
 */
export function isPlaceSlug(text: string): boolean {
  return text.length <= maxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Whether a slug is that of a commune, `quimper-29`: those of departments and regions end in no number. */
export function isCommuneSlug(slug: string): boolean {
  return /-(?:\d{2}|2[ab]|9[78]\d)$/.test(slug);
}

/** Whether a text is written like the slug of a department or region, `finistere`. */
export function isTerritorySlug(text: string): boolean {
  return isPlaceSlug(text) && !isCommuneSlug(text);
}
