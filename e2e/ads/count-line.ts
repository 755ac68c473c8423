/** The heading of a served list: « 36 annonces trouvées autour de Rennes (50 km), dont 9 dans vos dates »; empty without one. */
export function countLineOf(html: string): string {
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );
  return headings.find((words) => /^[\d\u202f]+ annonces? trouvées?/.test(words)) ?? '';
}

/** How many ads the heading of a served list says. */
export const countOf = (html: string) =>
  Number(/^[\d\u202f]+/.exec(countLineOf(html))?.[0].replaceAll('\u202f', ''));
