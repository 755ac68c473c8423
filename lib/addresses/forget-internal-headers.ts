import type { IncomingMessage } from 'node:http';

/**
 * What the parts of Next.js, and the platforms it knows, say to each other in headers: which page to
 * render, to skip the proxy, to make a page anew, to resume one; and the server action to run: this
 * site has none.
 */
const internal =
  /^(?:x-(?:middleware|invoke|nextjs|next|now|vercel|matched|prerender)-.*|next-resume|next-action)$/;

/**
 * Forgets what nobody outside has to say to Next.js. It forgets most of it by itself, and answers
 * `x-middleware-prefetch` with `{}`: a cache in front would keep that as the page.
 */
export function forgetInternalHeaders({ headers }: IncomingMessage): void {
  for (const name in headers) if (internal.test(name)) delete headers[name];
}
