/** A tag of a post; when the API sends its name only, the slug is made from it. */
export type PostTag = {
  id: number | null;
  slug: string;
  name: string;
};

/** A blog post (docs/product.md#post), with one hero image in place of its variants. */
export type Post = {
  id: number;
  slug: string;
  title: string | null;
  excerpt: string | null;
  /** HTML as the API sent it: unsafe until it is sanitized. */
  content: string | null;
  /** An ISO 8601 instant in UTC, or a `YYYY-MM-DD` day when the API gives only that. */
  published_at: string | null;
  /** Minutes, at least 1; `null` when the API does not say: the page of the post counts them then. */
  read_time_minutes: number | null;
  author: { full_name: string } | null;
  tags: PostTag[];
  /** `url` is an http(s) URL. */
  hero_image: { url: string; alt: string | null } | null;
  /** Files the post refers to; http(s) URLs. */
  assets: { asset_url: string }[];
};
