/** A partner of the home carousel (docs/product.md#partner). */
export type Partner = {
  name: string;
  description: string | null;
  /** An http(s) URL, or a path of this site. */
  logo: string;
  /** An http(s) URL. */
  href: string | null;
};

/** The partners of the API. */
export type PartnerList = {
  partners: Partner[];
  /** How many the API sent, including invalid ones. */
  sent: number;
};
