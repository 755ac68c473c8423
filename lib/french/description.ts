import { cut } from '@/lib/french/cut';

/** What search results show of a description, in characters. */
const longest = 156;

/** A description for search results and shared links, cut between words. */
export function description(text: string): string {
  return cut(text, longest);
}
