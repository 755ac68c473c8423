import { googleScriptHosts } from './trusted-types';

declare global {
  interface Window {
    /** https://www.w3.org/TR/trusted-types/; not in every browser. */
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy: (name: string, rules: object) => object;
    };
  }
}

type Scope = Pick<Window, 'trustedTypes'> & { location: Pick<Location, 'href' | 'origin'> };

/**
 * Creates the policy of `trustedTypesScript` in a document without that script: the one that Next.js sends when a page
 * throws.
 */
export function createDefaultPolicy({ trustedTypes, location }: Scope): void {
  if (trustedTypes?.defaultPolicy !== null) return;
  const prefixes = [`${location.origin}/_next/static`, ...googleScriptHosts];
  trustedTypes.createPolicy('default', {
    createHTML: (html: string) => html,
    createScriptURL: (url: string) =>
      prefixes.some((prefix) => new URL(url, location.href).href.startsWith(`${prefix}/`))
        ? url
        : null,
  });
}
