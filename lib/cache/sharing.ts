import { createHash } from 'node:crypto';
import { config, formatPageConfig, isBuilding } from '../config.ts';
import { processSingleton } from '../process-singleton.ts';
import { connect, RedisLink } from './redis-link.ts';
import { RefreshFeed } from './refresh-feed.ts';
import { refreshes } from './refreshes.ts';
import { SharedValues } from './shared-values.ts';

type Sharing = {
  link: RedisLink;
  feed: RefreshFeed;
  /** The values of one `scope`, for instances whose pages are the same ({@link formatPageConfig}). */
  values: (scope: string) => SharedValues;
};

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function start(url: string): Sharing {
  // Refreshes survive a deployment; values do not, because they contain the configuration.
  const feed = new RefreshFeed(`medireleve:${hash(config.API_URL)}:refreshes`, refreshes);
  const link = new RedisLink(
    () => connect(url),
    (client) => feed.exchange(client),
  );
  void link.start();
  const configuration = formatPageConfig(config);
  const values = (scope: string) =>
    new SharedValues(link, feed, refreshes, `medireleve:${hash(scope + configuration)}:`);
  return { link, feed, values };
}

/** What this process shares with other instances through Redis; `null` without REDIS_URL. */
export const sharing = processSingleton('sharing', () =>
  config.REDIS_URL === undefined || isBuilding ? null : start(config.REDIS_URL),
);

/** Refreshes what is cached under a tag, here and on all instances. */
export function refresh(tag: string, how: 'expired' | 'stale'): void {
  if (sharing === null) {
    refreshes.record(tag, how);
    return;
  }
  const { feed, link } = sharing;
  feed.announce(tag, how);
  // While Redis is down, the refresh waits for the heartbeat that reconnects.
  link.run((client) => feed.publish(client)).catch(() => {});
}
