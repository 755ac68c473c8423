/** A partner of the home carousel (specification, section 3). */
export type Partner = {
  name: string;
  description: string | null;
  /** An http(s) URL. */
  logo: string;
  /** An http(s) URL. */
  href: string | null;
};
