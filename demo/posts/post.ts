export type SamplePost = {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, as from an editor. */
  body: string;
  author: string | null;
  tags: { slug: string; name: string }[];
  publishedDaysAgo: number;
  /** When it was changed after its publication. */
  updatedDaysAgo?: number;
  readTimeMinutes: number | null;
  /** `file` is a name under `demo/posts/media/`. */
  heroImage: { file: string; alt: string } | null;
  /** Images of the body: file names in `demo/posts/media/`. */
  assets?: string[];
  status: 'published' | 'draft';
};
