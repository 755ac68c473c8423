/// <reference types="google.maps" />

import { documentAllowsMap, reloadForMap } from '@/lib/map/access';
import { reloadOnWithdrawal } from '@/lib/map/consent';
import { withTimeout } from '@/lib/runtime/with-timeout';

/* Not with the loader of @vis.gl/react-google-maps, which cannot retry after a failure: it uses a loaded script. */

const timeoutMs = 15_000;
const libraries = ['core', 'maps', 'marker'] as const;

let loading: Promise<void> | null = null;
let refused = false;
let attempts = 0;

declare global {
  interface Window {
    /** Called by Google's script when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** The options of the script. Google gets no more than the origin of the page. */
export const googleOptions = {
  version: 'weekly',
  language: 'fr',
  region: 'FR',
  authReferrerPolicy: 'origin',
};

/**
 * Loads Google's script and the libraries of the map, once; again after a failure. When the policy of the document does
 * not allow the script, reloads the page; the promise then never settles.
 * @param onRefused called when Google refuses the key.
 * @throws when the script is blocked, offline, or not loaded after fifteen seconds.
 */
export function loadGoogleMaps(apiKey: string, onRefused: () => void): Promise<void> {
  window.gm_authFailure = () => {
    refused = true;
    onRefused();
  };
  loading ??= load(apiKey).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Whether Google has refused the key: its script reports this once, after loading. */
export function isRefusedByGoogle(): boolean {
  return refused;
}

async function load(apiKey: string): Promise<void> {
  if (!documentAllowsMap()) {
    reloadForMap();
    return new Promise(() => undefined);
  }
  reloadOnWithdrawal();
  if (isLoaded()) return withTimeout(importLibraries(), timeoutMs);
  const script = document.createElement('script');
  try {
    await withTimeout(scriptLoad(script, apiKey).then(importLibraries), timeoutMs);
  } catch (error) {
    if (!isLoaded()) discard(script);
    throw error;
  }
}

/** Resolves once `google.maps.importLibrary` is defined. */
function scriptLoad(script: HTMLScriptElement, apiKey: string): Promise<void> {
  attempts += 1;
  // Makes the URL unique: with the same one, a browser waits for the request still in flight.
  const callback = `carteGoogle${attempts}`;
  return new Promise((resolve, reject) => {
    Object.assign(window, { [callback]: resolve });
    script.onerror = () => reject(new Error('Google Maps cannot be loaded'));
    script.async = true;
    script.src = scriptUrl(apiKey, callback);
    document.head.append(script);
  });
}

/** Removes a script that timed out: adopted by another document it does not run, should it still load. */
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

/** The types say it is always defined, but it is not before the script has loaded. */
function isLoaded(): boolean {
  const { google: namespace } = window as { google?: { maps?: { importLibrary?: unknown } } };
  return namespace?.maps?.importLibrary !== undefined;
}

async function importLibraries(): Promise<void> {
  await Promise.all(libraries.map((library) => google.maps.importLibrary(library)));
}
