/** What a body refers to: both are origins, without a trailing slash. */
export type BodyOptions = {
  /** The public origin of the site: its links stay in their tab. */
  siteUrl: string;
  /** The origin of the API, where uploads live: relative pictures are its own. */
  apiUrl: string;
};
