import { join } from 'node:path';
import { cacheLife, cacheTag } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { lifeOfFailures, lifeOfReference, tags } from '@/lib/api/cache';
import { log } from '@/lib/api/log';
import { config } from '@/lib/config';
import { company } from '@/lib/legal/company';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { type LegalText, legalText } from '@/lib/legal/legal-text';
import { readText, UnreadableTextError } from '@/lib/legal/read-text';

/**
 * The text of a legal page; `null` when there is none to be read. Then the page still renders whole;
 * Next.js answers it with a 500 and does not keep it, because a cached read threw.
 */
export async function loadLegalText(page: LegalPage): Promise<LegalText | null> {
  try {
    return await readLegalText(page);
  } catch {
    return null;
  }
}

async function readLegalText({ file, inApp }: LegalPage): Promise<LegalText | null> {
  'use cache';
  try {
    // What is read is named in next.config.ts: traced from here it would be the whole project.
    const markdown = await readText(join(/* turbopackIgnore: true */ process.cwd(), file));
    const text = legalText(markdown, { siteUrl: config.SITE_URL, placeholders: company, inApp });
    if (text === null) throw new UnreadableTextError(`${file}: nothing to read`);
    cacheLife(lifeOfReference);
    return text;
  } catch (error) {
    log({ event: 'text unreadable', error: String(error) });
    if (!isBuild()) throw error;
    // Thrown, it would end the build. The page with this tag is not kept: the first request tries
    // again, and fails or not.
    cacheLife(lifeOfFailures);
    cacheTag(tags.failures);
    return null;
  }
}

function isBuild(): boolean {
  // biome-ignore lint/style/noProcessEnv: Next.js says here what it is doing
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
