import { config } from '@/lib/config';

/** The absolute address of a page or a file, from its path: the one its canonical and `og:url` say. */
export function pageUrl(path: string): string {
  return path === '/' ? config.SITE_URL : `${config.SITE_URL}${path}`;
}
