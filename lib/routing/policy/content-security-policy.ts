import { createHash, randomBytes } from 'node:crypto';
import { config } from '../../config/config.ts';
import { readResetPath } from '../../forms/password/reset-link.ts';
import { canShowMap } from '../../map/access.ts';
import { layoutScripts } from '../inline-scripts/read-script.ts';
import { reportTo } from './security-headers.ts';

export const policyHeader = 'Content-Security-Policy';

/** The policy of any response that is not a page: it allows nothing. */
export const nothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The hash source of an inline script or style (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

type Variables = Pick<
  typeof config,
  'SITE_URL' | 'PRACTITIONER_FORM_URL' | 'ESTABLISHMENT_FORM_URL' | 'FORM_RELAY' | 'MATOMO_URL'
>;

type PageNeeds = {
  /** The sources of its inline scripts: hashes, or a nonce. */
  inlineScripts: readonly string[];
  /** Whether it can show the map of Google. */
  map: boolean;
  /** Whether it, or a page that the router shows in its document, is counted with Matomo. */
  counted: boolean;
};

/**
 * The Content Security Policy of a page (https://www.w3.org/TR/CSP3/). Editors publish images on any host. The form
 * services, unless FORM_RELAY=on, and Matomo are in every policy, because client navigation stays in one document.
 */
export function pagePolicy(
  variables: Variables,
  { inlineScripts, map, counted }: PageNeeds,
): string {
  const { PRACTITIONER_FORM_URL, ESTABLISHMENT_FORM_URL, FORM_RELAY, MATOMO_URL } = variables;
  const services =
    FORM_RELAY === 'on'
      ? []
      : [PRACTITIONER_FORM_URL, ESTABLISHMENT_FORM_URL].map((url) => new URL(url).origin);
  const matomo = counted && MATOMO_URL !== undefined ? [new URL(MATOMO_URL).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // `strict-dynamic` would require a nonce or a hash of each file of a cached page.
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...matomo],
    'form-action': ["'self'", ...services],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  for (const [name, sources] of map ? Object.entries(google) : []) {
    directives[name] = [...(directives[name] ?? []), ...sources];
  }
  if (variables.SITE_URL.startsWith('https:')) directives['upgrade-insecure-requests'] = [];
  directives[reportTo] = [];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Fewer sources than Google lists: no frames, and no scripts of `*.googleapis.com`, where anyone can upload a file.
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const google = {
  'script-src': [
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'blob:',
    "'unsafe-eval'",
  ],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'style-src-attr': ["'none'"],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'worker-src': ['blob:'],
  // https://github.com/googlemaps/js-api-loader#content-security-policy-and-trusted-types
  'trusted-types': ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/** The policy of a page rendered per request: its scripts have a new nonce, our own a hash. */
export function policyWithNonce(path: string): string {
  const nonce = randomBytes(16).toString('base64');
  return policyOfSources(path, [`'nonce-${nonce}'`, ...layoutScripts.map(hashSource)]);
}

/** The nonce of a policy; `undefined` where there is none, as in development. */
export function nonceOf(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
}

/** The policy of the page at a path, with the sources of its inline scripts. */
export function policyOfSources(path: string, inlineScripts: string[]): string {
  const map = config.GOOGLE_MAPS_API_KEY !== undefined && canShowMap(path);
  // Leaving a reset page loads a new document, so nothing in this one is counted.
  const counted = readResetPath(path) === null;
  return pagePolicy(config, { inlineScripts, map, counted });
}
