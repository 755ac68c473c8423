import { randomBytes } from 'node:crypto';
import { config } from '../../config/index.ts';
import { readResetPath } from '../../forms/password/reset-link.ts';
import { canShowMap } from '../../map/map-pages.ts';
import { hashSource, pagePolicy } from './content-security-policy.ts';
import { trustedTypesScript } from './trusted-types.ts';

/** A random nonce for one request. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

const trustedTypesSource = hashSource(trustedTypesScript);

/** The policy of a page rendered per request: its scripts have the nonce, except that of Trusted Types. */
export function policyOfNonce(path: string, nonce: string): string {
  return policyOfSources(path, [`'nonce-${nonce}'`, trustedTypesSource]);
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
