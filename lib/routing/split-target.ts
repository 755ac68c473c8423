/**
 * Splits the target of a request into path and query, both unchanged. The origin of the absolute form,
 * which a server must accept (RFC 9112, section 3.2.2), is dropped: Next.js would build redirects to its
 * host. So is a fragment, which no client may send. A target in another form (`*`, another scheme) gets a
 * path that no route has.
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
