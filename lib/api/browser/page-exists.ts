/**
 * Whether the site answers with the page under a path, asked from the browser. The router of Next.js
 * leaves the page when its own question finds nobody, so it is better asked before.
 */
export async function pageExists(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
