import { cut } from '@/lib/french/cut';

/** Search results show no more characters of a description. */
const maxLength = 156;

/** A description for search results and shared links, cut between words. */
export function description(text: string): string {
  return cut(text, maxLength);
}
