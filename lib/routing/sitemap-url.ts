/** A file of the sitemap; those of posts and ads are numbered from 1. */
export type SitemapFile = { kind: 'pages' | 'places' } | { kind: 'posts' | 'ads'; number: number };

/** The path of the index of the sitemap. */
export const sitemapIndexPath = '/sitemap.xml';

// Files may list URLs below their own folder only. Next.js has no folder `sitemap-[file].xml`: the path is internal.

/** The URL of a file, from the root of the site. */
export function sitemapFileHref(file: SitemapFile): string {
  return `/sitemap-${'number' in file ? `${file.kind}-${file.number}` : file.kind}.xml`;
}

/** The internal path of a file; `null` when the path is not that of a file. */
export function sitemapFilePath(pathname: string): string | null {
  const [, name] = /^\/sitemap-([a-z0-9-]+)\.xml$/.exec(pathname) ?? [];
  return name !== undefined && readSitemapFile(name) ? `/sitemaps/${name}` : null;
}

/** Reads a file from the last segment of that path; `null` for anything else. */
export function readSitemapFile(name: string): SitemapFile | null {
  if (name === 'pages' || name === 'places') return { kind: name };
  const [, kind, number] = /^(posts|ads)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return kind === 'posts' || kind === 'ads' ? { kind, number: Number(number) } : null;
}
