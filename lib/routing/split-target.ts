/**
 * Splits the target of a request into path and query, both as they were sent. In absolute form the
 * origin is dropped: proxies are sent whole URLs and a server has to take them, but Next.js would build
 * redirects to their host (RFC 9112, section 3.2.2). So is a fragment, which no client may send. A target
 * in no such form (`*`, another scheme) has a path that no route has.
 */
export function splitTarget(target: string): { path: string; query: string } {
  const [withoutFragment = ''] = target.split('#', 1);
  const fromRoot = withoutOrigin(withoutFragment);
  const mark = fromRoot.indexOf('?');
  if (mark === -1) return { path: fromRoot, query: '' };
  return { path: fromRoot.slice(0, mark), query: fromRoot.slice(mark + 1) };
}

function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const [origin] = /^https?:\/\/[^/?]*/i.exec(target) ?? [];
  if (origin === undefined) return '/introuvable';
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
