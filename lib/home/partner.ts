/** A partner of the home carousel (specification, section 3). */
export type Partner = {
  name: string;
  description: string | null;
  /** An http(s) URL, or a path of this site. */
  logo: string;
  /** An http(s) URL. */
  href: string | null;
};

/** What the API said of the partners. */
export type PartnerList = {
  partners: Partner[];
  /** How many it sent, those that cannot be shown included. */
  sent: number;
};
