import { config } from '@/lib/config';
import { feedBody, type SafeBody, safeBody } from '@/lib/rich-text/body';

const origins = { siteUrl: config.SITE_URL, apiUrl: config.API_URL };

/** The sanitized body of a post; `null` when it is empty. */
export function bodyOf({ content }: { content: string | null }): SafeBody | null {
  return content === null ? null : safeBody(content, origins);
}

/** The same for a feed; `pageUrl` is the URL of the post. */
export function feedBodyOf({ content }: { content: string | null }, pageUrl: string) {
  return content === null ? null : feedBody(content, origins, pageUrl);
}
