/**
 * Whether a request is one of the router of Next.js, for data in the place of a document, by the value of its header
 * `rsc`. Next.js recognizes no other value, and renders a document for it.
 */
export function isRouterRequest(rsc: string | string[] | null | undefined): boolean {
  return rsc === '1';
}
