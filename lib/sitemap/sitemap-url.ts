/** A file of the sitemap; those of posts and ads are numbered from 1. */
export type SitemapFile = { kind: 'pages' } | { kind: 'posts' | 'ads'; number: number };

/** Where the sitemap begins: the index of its files. */
export const sitemapIndexPath = '/sitemap.xml';

/*
 * A file speaks for the addresses below its own folder only (sitemaps.org, « Sitemap file location »):
 * all of them live at the root. Next.js has no folder `sitemap-[file].xml`, so proxy.ts leads them to
 * an internal path that nobody visits.
 */

const internalRoot = '/sitemaps';

/** The address of a file, from the root of the site. */
export function sitemapFileHref(file: SitemapFile): string {
  return `/sitemap-${file.kind === 'pages' ? 'pages' : `${file.kind}-${file.number}`}.xml`;
}

/** The internal path that answers with a file; `null` for the address of no file. */
export function sitemapFilePath(pathname: string): string | null {
  const [, name] = /^\/sitemap-([a-z0-9-]+)\.xml$/.exec(pathname) ?? [];
  return name !== undefined && readSitemapFile(name) ? `${internalRoot}/${name}` : null;
}

/** Reads a file back from the last segment of that path; `null` for anything else. */
export function readSitemapFile(name: string): SitemapFile | null {
  if (name === 'pages') return { kind: 'pages' };
  const [, kind, number] = /^(posts|ads)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return kind === 'posts' || kind === 'ads' ? { kind, number: Number(number) } : null;
}
