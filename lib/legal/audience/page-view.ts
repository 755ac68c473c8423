// The pages for everyone. Not from lib/routing/routes.ts, whose codecs are too large for the browser: the test compares the
// two. A URL that is none of theirs may be a mistyped link of a password reset.
const counted =
  /^\/(?!annonces\/quel-lieu|inscriptions?\/envoi)(?:$|(?:accessibilite|annonces|blog|cgu|inscriptions?|mentions-legales|mes-annonces|plan-du-site|politique-de-confidentialite)(?:\/|$))/;

/** Whether views of the page at a path are counted. */
export function isCounted(path: string): boolean {
  return counted.test(path);
}

/** The view of the page at a path; `isFirst`: the document was loaded with it. */
export function pageView(path: string, isFirst: boolean) {
  const { origin } = location;
  const referrer = isFirst ? originOf(document.referrer) : null;
  return {
    /** Without its query: filters and searches are the visitor's. */
    url: origin + path,
    title: document.title,
    /** The origin of the other site that led here; `null` when there was none. */
    referrer: referrer === origin ? null : referrer,
  };
}

export type PageView = ReturnType<typeof pageView>;

function originOf(url: string): string | null {
  return /^https?:/.test(url) ? new URL(url).origin : null;
}
