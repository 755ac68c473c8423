/*
 * `npm run check:pages -- https://site`: the audit of the editors' preview, for all pages in the sitemap
 * of a site.
 */

import { createSiteClient } from '@/lib/api/browser/site-client';
import { sentence } from '@/lib/french/sentence';
import { checkSite, NoSitemapError } from '@/lib/seo/audit/site/whole-site';
import { help, OptionError, readOptions } from './options.ts';
import { hasErrors, summaryOf } from './summary.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(help);
  else process.exitCode = await run(options);
} catch (error) {
  if (error instanceof OptionError) console.error(`${error.message}\n\n${help}`);
  else if (error instanceof NoSitemapError)
    console.error(sentence`Aucune page à vérifier : ${error.message} ne donne aucune adresse.`);
  else throw error;
  process.exitCode = 2;
}

/** Returns the exit status. */
async function run(options: NonNullable<ReturnType<typeof readOptions>>): Promise<number> {
  const { siteUrl, from, json } = options;
  const client = createSiteClient({ origin: from, timeout: 20_000 });
  const home = await client.page('/');
  if (home.kind === 'failed') {
    console.error(sentence`${from} ne répond pas. Vérifiez l’adresse, ou que le site est démarré.`);
    return 2;
  }
  const check = await checkSite(client, { ...options, onProgress });
  const result = json
    ? `${JSON.stringify({ siteUrl, from, ...check }, null, 2)}\n`
    : summaryOf(check);
  process.stdout.write(result);
  return hasErrors(check) ? 1 : 0;
}

/** Prints a line for each tenth of the pages. */
function onProgress(done: number, total: number): void {
  const tenth = (count: number) => Math.floor((count * 10) / total);
  if (done === 0 || tenth(done) > tenth(done - 1)) {
    console.error(`${done}/${total} pages vérifiées`);
  }
}
