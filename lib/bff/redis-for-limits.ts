import type { RedisLink } from '@/lib/cache/redis-link';

type Script = { keys: string[]; arguments: string[] };

/**
 * The Redis client that rate-limiter-flexible counts with: it runs one script, which fails at once while
 * Redis is down.
 */
export function redisForLimits(link: RedisLink) {
  return {
    eval: (script: string, { keys, arguments: args }: Script) =>
      link.run((client) => client.eval(script, { keys, arguments: args })),
  };
}
