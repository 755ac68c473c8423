import { cache } from 'react';
import { markUnavailable } from '@/app/page-outcome';
import { config } from '@/lib/config/config';
import { company, conditions } from '@/lib/legal/company';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { applyConditions, fillText, type LegalText, legalText } from '@/lib/legal/legal-text';
import { readText, UnreadableTextError } from '@/lib/legal/read-text';

/** The text of a legal page; `null` when it cannot be read. The page then renders with a message and status 503. */
export const loadLegalText = cache(async (page: LegalPage): Promise<LegalText | null> => {
  const options = { ...page, siteUrl: config.SITE_URL, placeholders: company };
  try {
    const text = legalText(await readMarkdown(page), options);
    if (text === null) throw new UnreadableTextError(`${page.file}: empty text`);
    return text;
  } catch (error) {
    markUnavailable(error);
    return null;
  }
});

/** The text of a legal page as markdown, filled in. @throws {UnreadableTextError} when it cannot be read. */
export async function readLegalMarkdown(page: LegalPage): Promise<string> {
  return fillText(await readMarkdown(page), company);
}

async function readMarkdown({ file }: LegalPage): Promise<string> {
  return applyConditions(await readText(file), conditions);
}
