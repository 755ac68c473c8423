import { join } from 'node:path';
import { cache } from 'react';
import { failPage } from '@/app/fail-page';
import { config } from '@/lib/config';
import { company } from '@/lib/legal/company';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { type LegalText, legalText } from '@/lib/legal/legal-text';
import { readText, UnreadableTextError } from '@/lib/legal/read-text';

/**
 * The text of a legal page; `null` when there is none to be read. Then the page still renders whole,
 * with status 503.
 */
export const loadLegalText = cache(async (page: LegalPage): Promise<LegalText | null> => {
  try {
    return await readLegalText(page);
  } catch (error) {
    await failPage(error);
    return null;
  }
});

async function readLegalText({ file, inApp }: LegalPage): Promise<LegalText> {
  // What is read is named in next.config.ts: traced from here it would be the whole project.
  const markdown = await readText(join(/* turbopackIgnore: true */ process.cwd(), file));
  const text = legalText(markdown, { siteUrl: config.SITE_URL, placeholders: company, inApp });
  if (text === null) throw new UnreadableTextError(`${file}: nothing to read`);
  return text;
}
