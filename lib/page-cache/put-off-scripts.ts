import { startScripts } from '../policy/start-scripts.ts';
import type { Page } from './page.ts';

// As Next.js writes those of its own. What a page says elsewhere has its `<` escaped.
const script = /<script src="(\/_next\/static\/[^"]+)"(?= (?:id="[^"]*" )?async="")/g;
const preload = /<link rel="preload" as="script"[^<>]*>/g;
const manifest = /<link rel="manifest"[^<>]*>/;
const begin = /<html[^>]*/;
const end = '</body></html>';

/**
 * Has the scripts of a whole page wait until it has been painted. They are for what comes later: the
 * content is in the HTML. Otherwise they take the line from the style sheets and the fonts, and the
 * processor from the first paint, which on a phone comes twice as late. The link to the manifest, which
 * browsers follow at once, is left to React: it puts it where it should be when it starts. Until they
 * start the page has a mark by which style sheets let other things wait too.
 */
export function putOffScripts(page: Page): void {
  if (!page || !('html' in page) || page.html.includes(startScripts)) return;
  if ('postponed' in page && typeof page.postponed === 'string') return;
  // Where the script that starts them has no place, none may wait for it.
  if (!page.html.endsWith(end)) return;
  const html = page.html
    .replace(begin, '$& data-unpainted=""')
    .replaceAll(preload, '')
    .replace(manifest, '')
    .replaceAll(script, '<script data-src="$1"');
  page.html = `${html.slice(0, -end.length)}<script>${startScripts}</script>${end}`;
}
