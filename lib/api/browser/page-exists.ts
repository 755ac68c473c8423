/**
 * Whether the site responds with the page at a path, requested from the browser. When its own request
 * fails, the router of Next.js leaves the current page; so this is checked first.
 */
export async function pageExists(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
