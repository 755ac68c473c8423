import { typeset } from '@/lib/french/typography';

/**
 * Tag of a template: a sentence of ours, typeset, around words of others, which stay as they are.
 *
 *     sentence`Le titre est « ${title} » : c'est long.`
 */
export function sentence(ours: TemplateStringsArray, ...theirs: (string | number)[]): string {
  return ours.map((part, index) => typeset(part) + (theirs[index] ?? '')).join('');
}
