import { notifyOfChange, readItem, watchStorage, writeItem } from '@/lib/runtime/watch-storage';

/*
 * Whether the page views of this visitor are counted: unless they refuse, which is stored in localStorage, or their
 * browser objects for them (GDPR, article 21(5)).
 */

const name = 'mesure-audience';
const refused = 'refusee';

/** The choice when it could not be stored; otherwise `null`. */
let inMemory: AudienceChoice | null = null;

/** `objected`: the browser sends Global Privacy Control or Do Not Track. */
export type AudienceChoice = 'counted' | 'refused' | 'objected';

/** Where nothing can be stored, neither can a refusal: nothing is counted then. */
export function audienceChoice(): AudienceChoice {
  if (isObjecting()) return 'objected';
  if (inMemory !== null) return inMemory;
  const stored = readItem('localStorage', name);
  return stored === undefined || stored === refused ? 'refused' : 'counted';
}

/** Makes the choice of the visitor, and notifies the listeners. Returns whether the browser has stored it. */
export function chooseAudience(choice: 'counted' | 'refused'): boolean {
  const isStored = writeItem('localStorage', name, choice === 'refused' ? refused : null);
  inMemory = isStored ? null : choice;
  notifyOfChange(name);
  return isStored;
}

/** Calls `listener` at each change, also in other tabs; returns the function that stops it. */
export function watchAudienceChoice(listener: () => void): () => void {
  return watchStorage((key) => key === name, listener);
}

/**
 * @see https://www.w3.org/TR/gpc/#javascript-property-to-detect-preference
 * @see https://www.w3.org/TR/tracking-dnt/#dom-navigator-donottrack
 */
function isObjecting(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

// The pages for everyone. Not from lib/routing/routes.ts, whose codecs are too large for the browser: the test compares the
// two. A URL that is none of theirs may be a mistyped link of a password reset.
const counted =
  /^\/(?!annonces\/quel-lieu|inscriptions?\/envoi)(?:$|(?:accessibilite|annonces|blog|cgu|inscriptions?|mentions-legales|mes-annonces|observatoire|plan-du-site|politique-de-confidentialite|publier)(?:\/|$))/;

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
