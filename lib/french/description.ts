import { cut } from '@/lib/french/cut';

/** What search results show of a description, in characters. */
const maxLength = 156;

/** A description for search results and shared links, cut between words. */
export function description(text: string): string {
  return cut(text, maxLength);
}
