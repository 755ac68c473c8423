import { randomBytes } from 'node:crypto';
import { config } from '../config.ts';
import { canKeptPageShowMap } from '../map/map-pages.ts';
import { pagePolicy } from './content-security-policy.ts';
import { inlineScriptSources } from './inline-scripts.ts';

export const policyHeader = 'Content-Security-Policy';

/** A nonce nobody can guess, for one request. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The policy of a page as it is served, by its path and its HTML. */
export function policyOfHtml(path: string, html: string): string {
  return policyOf(path, inlineScriptSources(html));
}

/** The policy of a page rendered for one request: its scripts have the nonce. */
export function policyOfNonce(path: string, nonce: string): string {
  return policyOf(path, [`'nonce-${nonce}'`]);
}

/** The nonce of a policy; `undefined` where there is none, as while developing. */
export function nonceOf(policy: string | null): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
}

function policyOf(path: string, inlineScripts: string[]): string {
  const map = config.GOOGLE_MAPS_API_KEY !== undefined && canKeptPageShowMap(path);
  return pagePolicy(config, { inlineScripts, map });
}
