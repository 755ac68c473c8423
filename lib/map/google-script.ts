/// <reference types="google.maps" />

import { documentAllowsMap, reloadForMap } from '@/lib/map/map-document';
import { reloadOnWithdrawal } from '@/lib/map/withdrawal';
import { withTimeout } from '@/lib/with-timeout';

/*
 * Loads Google's script. The loader of @vis.gl/react-google-maps does so too, but once it has failed
 * it never recovers; it takes over a script that is there already.
 */

/** In milliseconds. */
const timeoutMs = 15_000;
const libraries = ['core', 'maps', 'marker'] as const;

let loading: Promise<void> | null = null;
let refused = false;
let attempts = 0;
const refusalListeners = new Set<() => void>();

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** What of Google's script is asked for; no more of the page than its origin is told. */
export const googleOptions = {
  version: 'weekly',
  language: 'fr',
  region: 'FR',
  authReferrerPolicy: 'origin',
};

/**
 * Loads Google's script and the libraries the map uses, once; after a failure, anew. Where the policy
 * of the document would not let it run, the page is loaded anew instead, and this one never ends.
 *
 * @throws when it is blocked, offline, or not there after fifteen seconds.
 */
export function loadGoogleMaps(apiKey: string): Promise<void> {
  loading ??= load(apiKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Whether Google has refused the key: its script says so once, late, and stays as it is. */
export function isRefusedByGoogle(): boolean {
  return refused;
}

/** Calls `listener` when Google refuses the key; gives what ends it. */
export function watchGoogleAuthFailure(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

async function load(apiKey: string): Promise<void> {
  if (!documentAllowsMap()) {
    reloadForMap();
    return new Promise(() => undefined);
  }
  reloadOnWithdrawal();
  window.gm_authFailure = () => {
    refused = true;
    for (const listener of refusalListeners) listener();
  };
  if (isLoaded()) return withTimeout(importLibraries(), timeoutMs);
  const script = document.createElement('script');
  try {
    await withTimeout(scriptLoad(script, apiKey).then(importLibraries), timeoutMs);
  } catch (error) {
    if (!isLoaded()) discard(script);
    throw error;
  }
}

/** Fulfilled once the script has made `google.maps.importLibrary`. */
function scriptLoad(script: HTMLScriptElement, apiKey: string): Promise<void> {
  attempts += 1;
  // Of the same address, a browser would wait for the attempt that is still on its way.
  const callback = `carteGoogle${attempts}`;
  return new Promise((resolve, reject) => {
    Object.assign(window, { [callback]: resolve });
    script.onerror = () => reject(new Error('Google Maps cannot be loaded'));
    script.async = true;
    script.src = scriptUrl(apiKey, callback);
    document.head.append(script);
  });
}

/** In another document it does nothing should it come after all: loaded twice it would complain. */
function discard(script: HTMLScriptElement): void {
  script.remove();
  document.implementation.createHTMLDocument().adoptNode(script);
}

function scriptUrl(apiKey: string, callback: string): string {
  const { version, language, region, authReferrerPolicy } = googleOptions;
  const query = new URLSearchParams({
    key: apiKey,
    v: version,
    language,
    region,
    auth_referrer_policy: authReferrerPolicy,
    libraries: libraries.join(','),
    loading: 'async',
    callback,
  });
  return `https://maps.googleapis.com/maps/api/js?${query}`;
}

/** The types promise that it is; before the script has come, it is not. */
function isLoaded(): boolean {
  const { google: namespace } = window as { google?: { maps?: { importLibrary?: unknown } } };
  return namespace?.maps?.importLibrary !== undefined;
}

async function importLibraries(): Promise<void> {
  await Promise.all(libraries.map((library) => google.maps.importLibrary(library)));
}
