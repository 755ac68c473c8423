import type { LinkRule } from './links';

/** What a body refers to: both origins are without a trailing slash. */
export type BodyOptions = {
  /** The public origin of the site: its links stay in their tab. */
  siteUrl: string;
  /** The origin of the API, where uploads live: relative pictures are its own. */
  apiUrl: string;
  /** Where its links open; by default those that leave the site open a new tab. */
  linkRule?: LinkRule;
};
