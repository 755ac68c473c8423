/** A regular expression that is allowed although the check fails for it. */
export type AllowedRegexp = {
  file: string;
  /** As written in the file. */
  code: string;
  /** Why it is safe: what limits the text it is matched with, or what it is computed from. */
  reason: string;
};

/** All of them. Rewrite an expression rather than add it here. */
export const allowedRegexps: AllowedRegexp[] = [];
