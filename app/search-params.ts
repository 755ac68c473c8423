/** The search parameters of a page, as Next.js passes them. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Reads them; URL normalization has left one value of each. */
export async function readSearchParams(given: SearchParams): Promise<URLSearchParams> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await given)) {
    if (typeof value === 'string') params.set(name, value);
  }
  return params;
}
