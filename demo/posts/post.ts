export type SamplePost = {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, as an editor's tool gives it. */
  body: string;
  author: string | null;
  tags: { slug: string; name: string }[];
  publishedDaysAgo: number;
  readTimeMinutes: number | null;
  /** `file` is a name under `demo/posts/media/`. */
  heroImage: { file: string; alt: string } | null;
  /** Pictures of the body, as names under `demo/posts/media/`. */
  assets?: string[];
  status: 'published' | 'draft';
};
