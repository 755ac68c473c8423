import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { withStatus } from '@/app/page-outcome';
import { LegalArticle, LegalUnavailable } from '@/components/legal/legal-article';
import { config } from '@/lib/config/config';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';
import { loadLegalText } from './load-legal-text';

type Props = {
  page: LegalPage;
  /** Components to append to sections of the text, by the name of the section. */
  inserts?: Record<string, ReactNode>;
};

/** A legal page: its text, or a message that it cannot be read. */
export const LegalDocument = withStatus(async ({ page, inserts }: Props) => {
  const text = await loadLegalText(page);
  if (text === null) return <LegalUnavailable title={page.title} email={config.CONTACT_EMAIL} />;
  return <LegalArticle page={page} text={text} inserts={inserts} />;
});

export async function legalMetadata(page: LegalPage): Promise<Metadata> {
  if ((await loadLegalText(page)) === null) return unindexedMetadata(page.title);
  return pageMetadata(page);
}
