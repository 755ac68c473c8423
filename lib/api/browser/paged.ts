/** The API has no such page of the list (docs/product.md#states-of-the-list). */
export class BeyondEndError extends Error {}

export type Paged<T> = { count: number; results: T[]; next: string | null };

/** Requests a page of a list from the site. @throws {BeyondEndError} or another error when there is none. */
export async function readPagedList<T>(call: string): Promise<Paged<T>> {
  const response = await fetch(call);
  if (response.status === 404) throw new BeyondEndError();
  if (!response.ok) throw new Error(`The list responded with ${response.status}`);
  const body: unknown = await response.json();
  if (!isPaged<T>(body)) throw new Error('The list has another shape');
  return body;
}

/** The site has validated every item; this excludes the response of a captive portal. */
function isPaged<T>(body: unknown): body is Paged<T> {
  if (typeof body !== 'object' || body === null) return false;
  const { count, results }: Record<string, unknown> = { ...body };
  return typeof count === 'number' && Array.isArray(results);
}
