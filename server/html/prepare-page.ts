import { deferScripts } from './defer-scripts.ts';
import { policyOfHtml } from './policy-of-html.ts';
import { skipUnstyledLayout } from './skip-unstyled-layout.ts';

/**
 * Prepares the HTML of a whole page before it is stored and sent, and returns it with its Content Security
 * Policy.
 *
 * @param path the path of the URL: the policy depends on it.
 */
export function preparePage(path: string, html: string): { html: string; policy: string } {
  const prepared = skipUnstyledLayout(deferScripts(html));
  // Last: it has the hashes of the final inline scripts.
  return { html: prepared, policy: policyOfHtml(path, prepared) };
}
