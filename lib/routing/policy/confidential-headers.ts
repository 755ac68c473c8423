/**
 * The headers of every response below the path of a password reset, whose URL is a secret: it is not stored, indexed,
 * or sent as a referrer (docs/product.md#password-reset).
 */
export const confidentialHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** The headers of the editors' preview: other sites get no referrer. */
export const previewHeaders = { ...confidentialHeaders, 'Referrer-Policy': 'same-origin' };
