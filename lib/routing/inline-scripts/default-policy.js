/// <reference path="./read-script.ts" />
// The default policy of Trusted Types: Turbopack and React assign plain strings. It allows script URLs of the build and of
// Google, no string as a script, and any HTML: the browser inserts only what the server wrote, sanitized texts
// (lib/rich-text) and escaped structured data (lib/seo/json-ld.ts).
if (self.trustedTypes?.defaultPolicy === null)
  self.trustedTypes.createPolicy('default', {
    createHTML: (/** @type {string} */ html) => html,
    createScriptURL: (/** @type {string} */ url) =>
      [
        `${location.origin}/_next/static/`,
        'https://maps.googleapis.com/',
        'https://maps.gstatic.com/',
      ].some((base) => new URL(url, location.href).href.startsWith(base))
        ? url
        : null,
  });
