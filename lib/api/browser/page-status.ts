/**
 * The status of a page of the site; `null` without a response, after which the router would leave the current page, and
 * when another navigation begins (components/layout/use-navigation.ts): its page would be requested twice.
 */
export async function pageStatus(path: string): Promise<number | null> {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('navigating', () => leaving.abort(), { signal });
  try {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store', signal });
    return signal.aborted ? null : status;
  } catch {
    return null;
  } finally {
    leaving.abort();
  }
}
