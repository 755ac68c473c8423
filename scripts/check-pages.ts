/*
 * `npm run check:pages -- https://site`: the audit of the editors' preview, for all pages in the sitemap
 * of a site.
 */

import { createSiteClient } from '@/lib/api/browser/site-client';
import { sentence } from '@/lib/french/sentence';
import { checkSite, NoSitemapError, type SiteCheck } from '@/lib/seo-audit/site/whole-site';
import { type CheckOptions, help, OptionError, readOptions } from './check-pages/options.ts';
import { progressOn } from './check-pages/progress.ts';
import { hasErrors, summaryOf } from './check-pages/summary.ts';

// Nothing could be checked.
const failure = 2;

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else await run(options);
} catch (error) {
  if (error instanceof OptionError) console.error(`${error.message}\n\n${help}`);
  else if (error instanceof NoSitemapError)
    console.error(sentence`Aucune page à vérifier : ${error.message} ne donne aucune adresse.`);
  else throw error;
  process.exitCode = failure;
}

async function run(options: CheckOptions): Promise<void> {
  const client = createSiteClient({ origin: options.from, timeout: 20_000 });
  const home = await client.page('/');
  if (home.kind === 'failed') {
    console.error(
      sentence`${options.from} ne répond pas. Vérifiez l’adresse, ou que le site est démarré.`,
    );
    process.exitCode = failure;
    return;
  }
  const check = await checkSite(client, { ...options, onProgress: progressOn(process.stderr) });
  process.stdout.write(options.json ? toJson(options, check) : summaryOf(check));
  if (hasErrors(check)) process.exitCode = 1;
}

function toJson({ siteUrl, from }: CheckOptions, check: SiteCheck): string {
  return `${JSON.stringify({ siteUrl, from, ...check }, null, 2)}\n`;
}
