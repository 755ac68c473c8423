import { createHash } from 'node:crypto';
import { config, formatPageConfig, isBuilding } from '../config/config.ts';
import { processSingleton } from '../runtime/process-singleton.ts';
import { connect, RedisLink } from './redis-link.ts';
import { createRefreshFeed } from './refresh-feed.ts';
import { type Refresh, refreshes } from './refreshes.ts';
import { createSharedValues } from './shared-values.ts';

export type Sharing = ReturnType<typeof start>;
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function start(url: string) {
  /** A prefix for instances with the same API, whatever their version. */
  const prefix = `medireleve:${hash(config.API_URL)}:`;
  const feed = createRefreshFeed(`${prefix}refreshes`, refreshes);
  const link = new RedisLink(
    () => connect(url),
    (client) => feed.exchange(client),
  );
  void link.start();
  const configuration = formatPageConfig(config);
  /** The values of one `scope`, for instances whose pages are the same: another configuration has other values. */
  const values = (scope: string) =>
    createSharedValues(link, feed, refreshes, `medireleve:${hash(scope + configuration)}:`);
  /** The values of instances with the same API. */
  const apiValues = createSharedValues(link, feed, refreshes, prefix);
  return { link, feed, values, apiValues };
}

/** The caches shared with other instances through Redis; `null` without REDIS_URL. */
export const sharing = processSingleton('sharing', () =>
  config.REDIS_URL === undefined || isBuilding ? null : start(config.REDIS_URL),
);

/** Refreshes what is cached under some tags, here and on all instances. */
export function refresh(changed: ReadonlyMap<string, Refresh>): void {
  if (sharing === null) {
    for (const [tag, how] of changed) refreshes.record(tag, how);
    return;
  }
  const { feed, link } = sharing;
  for (const [tag, how] of changed) feed.announce(tag, how);
  // Once for all of them: Redis takes a limited number of commands at a time. While it is down, they wait for the
  // heartbeat that reconnects.
  link.run((client) => feed.publish(client), 'background').catch(() => {});
}
