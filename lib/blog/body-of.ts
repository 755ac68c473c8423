import { config } from '@/lib/config';
import { feedBody, type SafeBody, safeBody } from '@/lib/rich-text/body';

const origins = { siteUrl: config.SITE_URL, apiUrl: config.API_URL };

/** The body of a post of this site, made safe; `null` when there is nothing to read. */
export function bodyOf({ content }: { content: string | null }): SafeBody | null {
  return content === null ? null : safeBody(content, origins);
}

/** The same for a feed; `pageUrl` is where the post is read on the site. */
export function feedBodyOf({ content }: { content: string | null }, pageUrl: string) {
  return content === null ? null : feedBody(content, origins, pageUrl);
}
