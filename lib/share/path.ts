/** The path of the share image of an ad, a post or a landing page; `name` is URL-encoded. */
export function shareImagePath(kind: 'annonces' | 'articles' | 'lieux', name: string): string {
  return `/partage/${kind}/${name}.png`;
}

/** The name in the last segment of such a path; `null` unless it ends in `.png`. */
export function shareImageName(segment: string): string | null {
  return /^(.+)\.png$/.exec(segment)?.[1] ?? null;
}
