/** The path of the share image of an ad or a post, from the root; `name` as it is in an address. */
export function shareImagePath(kind: 'annonces' | 'articles', name: string): string {
  return `/partage/${kind}/${name}.png`;
}

/** The name in the last segment of such a path; `null` unless it is that of a PNG. */
export function shareImageName(segment: string): string | null {
  return /^(.+)\.png$/.exec(segment)?.[1] ?? null;
}
