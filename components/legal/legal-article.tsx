import type { ReactNode } from 'react';
import { InAppLinks } from '@/components/legal/in-app-links';
import { LegalHeader } from '@/components/legal/legal-header';
import { InPageLinks } from '@/components/rich-text/in-page-links';
import { ReadingPage } from '@/components/rich-text/reading-page';
import { RichText } from '@/components/rich-text/rich-text';
import type { LegalText } from '@/lib/legal/legal-text';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import styles from './legal-article.module.css';

type Props = {
  title: string;
  text: LegalText;
  /** The way to the page. */
  trail: Breadcrumb[];
  pageUrl: string;
  /** What the text cannot hold, by the name of the section at whose end it stands. */
  inserts?: Record<string, ReactNode> | undefined;
};

/** A long text to be read, printed and referred to. */
export function LegalArticle({ title, text, trail, pageUrl, inserts = {} }: Props) {
  return (
    <InPageLinks>
      <LegalHeader title={title} updated={text.updated} trail={trail} />
      <ReadingPage contents={text.contents} pageUrl={pageUrl}>
        <InAppLinks className={styles.text}>
          {text.sections.map(({ id, name, html }) => {
            // What stands before the first heading is no section of the document.
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
