/** A tag of a post; the API may know it by its name only, then the slug comes from the name. */
export type PostTag = {
  id: number | null;
  slug: string;
  name: string;
};

/** A blog post (specification, section 3), its variants of the hero image folded into one. */
export type Post = {
  id: number;
  slug: string;
  title: string | null;
  excerpt: string | null;
  /** HTML as the API sent it: not to be trusted before it has been sanitised. */
  content: string | null;
  /** An ISO 8601 instant in UTC, or a `YYYY-MM-DD` day when the API gives no more. */
  published_at: string | null;
  /** Minutes, at least 1; `null` when there is nothing to read. */
  read_time_minutes: number | null;
  author: { full_name: string } | null;
  tags: PostTag[];
  /** `url` is an http(s) URL. */
  hero_image: { url: string; alt: string | null } | null;
  /** Files the post refers to; http(s) URLs. */
  assets: { asset_url: string }[];
};
