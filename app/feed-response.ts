import { failureResponse, fileResponse } from '@/app/file-response';
import { config } from '@/lib/config';
import type { Feed } from '@/lib/feeds/feed';
import { writeJsonFeed } from '@/lib/feeds/json-feed';
import { type FeedKind, feedTypes } from '@/lib/feeds/kinds';
import { writeRss } from '@/lib/feeds/rss';

const writers = { rss: writeRss, json: writeJsonFeed };

type Source = {
  /** The address of the feed, from the root of the site. */
  href: string;
  life: number;
  read: () => Promise<Feed>;
  /** What is said when the API fails. */
  sorry: string;
};

/**
 * Answers with a feed. When the API fails the answer says so, 502 or 504: readers keep what they have
 * and come back, where an empty feed would be believed.
 */
export async function feedResponse(
  requested: Headers,
  kind: FeedKind,
  { href, life, read, sorry }: Source,
): Promise<Response> {
  try {
    const body = writers[kind](await read(), `${config.SITE_URL}${href}`);
    return fileResponse(requested, { body, type: `${feedTypes[kind]}; charset=utf-8`, life });
  } catch (error) {
    return failureResponse(error, sorry);
  }
}
