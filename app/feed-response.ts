import { failureResponse, fileResponse } from '@/app/file-response';
import { config } from '@/lib/config/config';
import { lifeOf } from '@/lib/images/signed-url';
import { type Feed, type FeedKind, feedTypes } from '@/lib/share/feeds/feed';
import { writeJsonFeed, writeRss } from '@/lib/share/feeds/write-feed';

const writers = { rss: writeRss, json: writeJsonFeed };

type Source = {
  /** The path of the feed, with its query. */
  href: string;
  cacheLife: number;
  read: () => Promise<Feed>;
  /** The text of the response when the API fails. */
  failureMessage: string;
};

/**
 * Responds with a feed. When the API fails the status is 502 or 504: feed readers then keep their
 * entries and retry, whereas an empty feed would delete them.
 */
export async function feedResponse(
  kind: FeedKind,
  { href, cacheLife, read, failureMessage }: Source,
): Promise<Response> {
  try {
    const body = writers[kind](await read(), `${config.SITE_URL}${href}`);
    return fileResponse({
      body,
      type: `${feedTypes[kind]}; charset=utf-8`,
      cacheLife: lifeOf(body, cacheLife),
    });
  } catch (error) {
    return failureResponse(error, failureMessage);
  }
}
