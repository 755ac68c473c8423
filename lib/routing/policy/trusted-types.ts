/*
 * Trusted Types: a string assigned as a script or its URL goes through a policy first
 * (https://www.w3.org/TR/trusted-types/).
 */

/** The hosts that scripts of Google's map come from (content-security-policy.ts says on which pages). */
export const googleScriptHosts = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** JavaScript expressions of the URLs below which scripts may be loaded. */
const scriptPrefixes = [
  'location.origin+"/_next/static"',
  ...googleScriptHosts.map((host) => `"${host}"`),
];

/**
 * The inline script of every page, before those of Next.js, that creates the default policy: Turbopack and React assign
 * plain strings.
 *
 * - The URL of a script is allowed for a file of the build, or of Google, which the Content Security Policy restricts
 *   further.
 * - A string is never run: there is no `createScript`.
 * - HTML is allowed unchanged. The only HTML inserted in the browser is what the server wrote for React on client
 *   navigation: sanitized texts (lib/rich-text) and escaped structured data (lib/seo/json-ld.ts).
 *
 * On a page rendered for each request the files of the build may run before it; they then create the same policy
 * (default-policy.ts).
 */
export const trustedTypesScript = [
  'self.trustedTypes?.defaultPolicy===null&&self.trustedTypes.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>',
  `[${scriptPrefixes}].some(p=>new URL(u,location).href.startsWith(p+"/"))?u:null})`,
].join('');

/**
 * The policies that the script of Google creates.
 * @see https://github.com/googlemaps/js-api-loader#content-security-policy-and-trusted-types
 */
const googlePolicies = ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'];

/**
 * The directives that require the policy above, and no other, of every page.
 * @param map whether the page can show the map.
 */
export function trustedTypesDirectives(map: boolean): Record<string, readonly string[]> {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(map ? googlePolicies : [])],
  };
}
