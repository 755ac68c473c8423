import type { config } from '../config.ts';
import { googleScriptHosts, trustedTypesDirectives } from './trusted-types.ts';

/*
 * The Content Security Policy of pages, and that of everything else.
 * https://www.w3.org/TR/CSP3/
 */

/** Lets nothing be loaded, run, sent or framed: of whatever is not a page. */
export const nothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Variables = Pick<
  typeof config,
  'SITE_URL' | 'PRACTITIONER_FORM_URL' | 'ESTABLISHMENT_FORM_URL'
>;

type PageNeeds = {
  /** The sources that let its inline scripts run: hashes, or a nonce. */
  inlineScripts: readonly string[];
  /** Whether it can show the map of Google. */
  map: boolean;
  /** Whether it has the script that makes their policy: without, nothing else of it would run. */
  trustedTypes: boolean;
};

/**
 * What a page may load, run and send to. Pictures are the only thing that may come from anywhere: those
 * of posts and of people are where the editors put them, and the API may say `http:`, of which a site
 * that is on https itself makes `https:`.
 *
 * - The form services are in the policy of every page, because a visitor goes from one page to the
 *   next in one document, whose policy stays.
 * - Without `strict-dynamic`: the files that Next.js names in the HTML of a kept page have neither a
 *   nonce nor a hash, which it would then ask of them. Nothing else of this origin runs as a script:
 *   all else is answered with its own type and `nosniff`.
 */
export function pagePolicy(
  variables: Variables,
  { inlineScripts, map, trustedTypes }: PageNeeds,
): string {
  const services = [variables.PRACTITIONER_FORM_URL, variables.ESTABLISHMENT_FORM_URL].map(
    originOf,
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'form-action': ["'self'", ...services],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  if (map) {
    for (const [name, sources] of Object.entries(google)) {
      directives[name] = [...(directives[name] ?? []), ...sources];
    }
  }
  if (trustedTypes) Object.assign(directives, trustedTypesDirectives(map));
  if (variables.SITE_URL.startsWith('https:')) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * What the map of Google needs. Less than Google's own list where that is known to be enough: scripts
 * come from two of its hosts, not from all of `*.googleapis.com`, where anyone can put a file; it
 * frames nothing; and its styles are elements, never attributes, as in the mode it has for nonces.
 * Those would be stricter, but a kept page has none.
 *
 * @see https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const google = {
  'script-src': [...googleScriptHosts, 'blob:', "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'style-src-attr': ["'none'"],
  'img-src': ['data:'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'worker-src': ['blob:'],
};

function originOf(url: string): string {
  return new URL(url).origin;
}
