import type { RedisLink } from '@/lib/cache/redis-link';

type Script = { keys: string[]; arguments: string[] };

/**
 * Redis, as the limiter of rate-limiter-flexible calls it to count: one script, which is refused at
 * once while Redis is down.
 */
export function redisForLimits(link: RedisLink) {
  return {
    eval: (script: string, { keys, arguments: args }: Script) =>
      link.run((client) => client.eval(script, { keys, arguments: args })),
  };
}
