/** A feed, before it is written in any format. Addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page it is the feed of. */
  pageUrl: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string | null;
  /** Safe HTML whose addresses are absolute. */
  html: string | null;
  /** An ISO 8601 instant. */
  published: string | null;
  author: string | null;
  tags: string[];
  imageUrl: string | null;
};
