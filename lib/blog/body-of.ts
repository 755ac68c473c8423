import { config } from '@/lib/config/config';
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

/** The minutes it takes to read a body, 200 words each, at least 1; `null` without one. */
export function readingMinutes(body: Pick<SafeBody, 'text'> | null): number | null {
  if (body === null) return null;
  // A French colon or guillemet between two spaces is not a word.
  const words = body.text.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  return Math.max(1, Math.round(words / 200));
}

/** Whether a body is long enough for a table of contents: three sections, and three minutes. */
export function isLong(body: Pick<SafeBody, 'text' | 'contents'>): boolean {
  return body.contents.length >= 3 && (readingMinutes(body) ?? 0) >= 3;
}
