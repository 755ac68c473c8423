import type { ReactNode } from 'react';
import { InAppLinks } from '@/components/legal/in-app-links';
import { LegalHeader } from '@/components/legal/legal-header';
import { InPageLinks } from '@/components/rich-text/in-page-links';
import { ReadingPage, RichText } from '@/components/rich-text/reading-page';
import type { LegalText } from '@/lib/legal/legal-text';
import type { Breadcrumb } from '@/lib/seo/json-ld';
import styles from './legal-article.module.css';

type Props = {
  title: string;
  text: LegalText;
  crumbs: Breadcrumb[];
  pageUrl: string;
  /** Components to append to sections of the text, by the name of the section. */
  inserts?: Record<string, ReactNode> | undefined;
};

/** A legal text with its sections and contents. */
export function LegalArticle({ title, text, crumbs, pageUrl, inserts = {} }: Props) {
  return (
    <InPageLinks>
      <LegalHeader title={title} updated={text.updated} crumbs={crumbs} />
      <ReadingPage contents={text.contents} pageUrl={pageUrl}>
        <InAppLinks className={styles.text}>
          {text.sections.map(({ id, name, html }) => {
            // Text before the first heading is not a section.
            const Part = id === null ? 'div' : 'section';
            return (
              <Part key={id} id={name ?? undefined} className={styles.section}>
                <RichText html={html} />
                {name && inserts[name]}
              </Part>
            );
          })}
        </InAppLinks>
      </ReadingPage>
    </InPageLinks>
  );
}
