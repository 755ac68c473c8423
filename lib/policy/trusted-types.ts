/*
 * Trusted Types: a string that would become a script, in a browser that has them, goes through a policy
 * first (https://www.w3.org/TR/trusted-types/).
 */

/** The hosts that scripts of Google's map come from (content-security-policy.ts says on which pages). */
export const googleScriptHosts = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Where scripts come from, as expressions; below each of them. */
const scriptPrefixes = [
  'location.origin+"/_next/static"',
  ...googleScriptHosts.map((host) => `"${host}"`),
];

/**
 * A script of every page, before those of Next.js: the policy for what comes as a plain string, because
 * the runtime of Turbopack and React know no other.
 *
 * - The address of a script is let through if it is that of a file of the build, or at Google, where the
 *   Content Security Policy has the last word; any other is refused where it is assigned, before
 *   anything is asked for.
 * - A string is never run: there is no `createScript`.
 * - HTML is let through as it is: this guards scripts, not markup. The only HTML that enters in the
 *   browser is what the server wrote for React, when a visitor goes on to another page: texts it has
 *   cleaned (lib/rich-text) and structured data it has escaped (lib/seo/json-ld.ts).
 *
 * A kept page starts the files of the build after it (server/html/defer-scripts.ts). On one that is rendered for
 * each request they may run before it, where the line is cut just there. They load and draw nothing
 * before the data of the page is there, and that comes after this.
 */
export const trustedTypesScript = [
  'self.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>',
  `[${scriptPrefixes}].some(p=>new URL(u,location).href.startsWith(p+"/"))?u:null})`,
].join('');

/**
 * The policies that Google's script makes for itself.
 *
 * @see https://github.com/googlemaps/js-api-loader#content-security-policy-and-trusted-types
 */
const googlePolicies = ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'];

/**
 * The directives that require the policy above, and no other, of a page that has it.
 *
 * @param map whether the page can show the map.
 */
export function trustedTypesDirectives(map: boolean): Record<string, readonly string[]> {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(map ? googlePolicies : [])],
  };
}
