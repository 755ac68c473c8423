import type { Page } from './page.ts';

// The `<` of what they hold is escaped.
const texts = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>){2,}/g;
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * Has a whole page hand its data to Next.js in as few pieces as can be, which takes them as one stream.
 * It writes a script for each of the chunks it rendered, and each has its hash in the policy of the
 * page, a kilobyte of headers that nothing compresses.
 */
export function joinData(page: Page): void {
  if (!page || !('html' in page)) return;
  if ('postponed' in page && typeof page.postponed === 'string') return;
  page.html = page.html.replace(texts, (scripts) => scripts.replaceAll(seam, ''));
}
