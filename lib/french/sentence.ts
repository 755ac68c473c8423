import { typeset } from '@/lib/french/typography';

/**
 * Template tag: applies French typography to the template, and leaves its values unchanged.
 *
 *     sentence`Le titre est « ${title} » : c'est long.`
 */
export function sentence(ours: TemplateStringsArray, ...theirs: (string | number)[]): string {
  return ours.map((part, index) => typeset(part) + (theirs[index] ?? '')).join('');
}
