/**
 * The headers of every response below the path of a password reset, whose link is a secret: nothing of
 * it is stored, indexed, or told to another site (product.md, « Password reset »).
 */
export const confidentialHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** The headers of the editors' preview: other sites do not learn what an editor looked at. */
export const previewHeaders = { ...confidentialHeaders, 'Referrer-Policy': 'same-origin' };
