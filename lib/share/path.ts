/** Where the share images are. */
const root = '/partage';

/** The path of the share image of an ad or a post, from the root; `name` as it is in an address. */
export function shareImagePath(kind: 'annonces' | 'articles', name: string): string {
  return `${root}/${kind}/${name}.png`;
}

/** The path of the share image of the site itself. */
export const sitePath = `${root}/site.png`;

/** The name in the last segment of such a path; `null` unless it is that of a PNG. */
export function shareImageName(segment: string): string | null {
  return /^(.+)\.png$/.exec(segment)?.[1] ?? null;
}
