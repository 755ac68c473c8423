/** The status of a page of the site; `null` without a response, after which the router would leave the current page. */
export async function pageStatus(path: string): Promise<number | null> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}
