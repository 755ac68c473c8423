import { cache } from 'react';
import { failPage } from '@/app/fail-page';
import { config } from '@/lib/config';
import { company, conditions } from '@/lib/legal/company';
import { applyConditions } from '@/lib/legal/conditions';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { type LegalText, legalText } from '@/lib/legal/legal-text';
import { readText, UnreadableTextError } from '@/lib/legal/read-text';

/**
 * The text of a legal page; `null` when it cannot be read. The page then renders with a message and
 * status 503.
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
  const markdown = await readText(file);
  const text = legalText(applyConditions(markdown, conditions), {
    siteUrl: config.SITE_URL,
    placeholders: company,
    inApp,
  });
  if (text === null) throw new UnreadableTextError(`${file}: empty text`);
  return text;
}
