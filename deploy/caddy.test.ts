import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { routes } from '../lib/routing/routes';

const [ofCalls, ofOthers] = [
  ...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/header_regexp Content-Length (\S+)$/gm),
].map(([, rule = '']) => new RegExp(rule));

test.each(routes.flatMap(({ pattern, post }) => (post ? [[pattern, post.maxBytes] as const] : [])))(
  'Caddy accepts the largest body of %s, and not one that is forty times as large',
  (pattern, largest) => {
    const rules = pattern === '/api/revalidate' ? [ofCalls] : [ofCalls, ofOthers];
    const isRefused = (length: number) => rules.some((rule) => rule?.test(String(length)));
    expect(isRefused(largest)).toBe(false);
    expect(isRefused(40 * largest)).toBe(true);
  },
);
