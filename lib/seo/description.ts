const longest = 155;

/** A description for search results and shared links: a text cut between words at 155 characters. */
export function description(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/[\s,;:.·]+\S*$/, '')}…`;
}
