/** A feed, independent of its format. URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page of the feed. */
  pageUrl: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string | null;
  /** Safe HTML with absolute URLs. */
  html: string | null;
  /** An ISO 8601 instant. */
  published: string | null;
  author: string | null;
  tags: string[];
  imageUrl: string | null;
};
