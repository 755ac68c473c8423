// Trusted Types: a string goes through a policy before it is assigned as a script or its URL.

/** The hosts that scripts of Google's map come from (content-security-policy.ts says on which pages). */
export const googleScriptHosts = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** JavaScript expressions of the URLs below which scripts may be loaded. */
const scriptPrefixes = [
  'location.origin+"/_next/static"',
  ...googleScriptHosts.map((host) => `"${host}"`),
];

/**
 * The inline script of every page that creates the default policy: Turbopack and React assign plain strings. It allows
 * script URLs of the build and of Google, no string as a script, and any HTML: the browser inserts only what the server
 * wrote, sanitized texts (lib/rich-text) and escaped structured data (lib/seo/json-ld.ts).
 */
export const trustedTypesScript = [
  'self.trustedTypes?.defaultPolicy===null&&self.trustedTypes.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>',
  `[${scriptPrefixes}].some(p=>new URL(u,location).href.startsWith(p+"/"))?u:null})`,
].join('');

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

/** Creates that policy in a document without that script, as Next.js sends when a page throws. */
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

/** The policies of Google (https://github.com/googlemaps/js-api-loader#content-security-policy-and-trusted-types). */
const googlePolicies = ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'];

/** The directives that require this policy of every page, and allow those of Google on one that can show the `map`. */
export function trustedTypesDirectives(map: boolean): Record<string, readonly string[]> {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(map ? googlePolicies : [])],
  };
}
