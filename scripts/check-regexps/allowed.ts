/** A regular expression that may stay although the check cannot pass it. */
export type AllowedRegexp = {
  file: string;
  /** As it is written in the file. */
  code: string;
  /** Why it is safe: what bounds the text it meets, or what it is computed from. */
  reason: string;
};

/** All of them. Rewrite an expression rather than add it here. */
export const allowedRegexps: AllowedRegexp[] = [];
