import { config } from '@/lib/config';

/** The absolute URL of a page or a file, from its path: that of its canonical and `og:url`. */
export function pageUrl(path: string): string {
  return path === '/' ? config.SITE_URL : `${config.SITE_URL}${path}`;
}
