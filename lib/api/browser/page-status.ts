/**
 * The status of a page of the site; `null` without a response. When its own request fails, the router of Next.js leaves
 * the current page, so this is checked first.
 */
export async function pageStatus(path: string): Promise<number | null> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}
