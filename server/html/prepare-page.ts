import { deferScripts } from './defer-scripts.ts';
import { mergeFlightChunks } from './merge-flight-chunks.ts';
import { policyOfHtml } from './policy-of-html.ts';
import { skipUnstyledLayout } from './skip-unstyled-layout.ts';

/**
 * Prepares the HTML of a whole page before it is stored and sent, and makes the Content Security Policy
 * that goes with it. A page that has been prepared, by this instance or another, stays as it is.
 *
 * @param path the path of the URL: some pages may load more than others.
 */
export function preparePage(path: string, html: string): { html: string; policy: string } {
  const prepared = mergeFlightChunks(skipUnstyledLayout(deferScripts(html)));
  // Last: it holds the hashes of the inline scripts that are there now.
  return { html: prepared, policy: policyOfHtml(path, prepared) };
}
