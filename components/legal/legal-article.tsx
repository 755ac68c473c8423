import type { ReactNode } from 'react';
import { LegalHeader } from '@/components/legal/legal-header';
import { InAppLinks, InPageLinks } from '@/components/rich-text/in-page-links';
import { ReadingPage, RichText } from '@/components/rich-text/reading-page';
import { ButtonLink, RetryLink } from '@/components/ui/button/button';
import { EmptyPage } from '@/components/ui/notice/notice';
import type { LegalPage } from '@/lib/legal/legal-pages';
import type { LegalText } from '@/lib/legal/legal-text';
import { pageUrl } from '@/lib/seo/page-metadata';
import styles from './legal-article.module.css';

type Props = {
  page: LegalPage;
  text: LegalText;
  /** Components to append to sections of the text, by the name of the section. */
  inserts?: Record<string, ReactNode> | undefined;
};

export function LegalArticle({ page, text, inserts = {} }: Props) {
  return (
    <InPageLinks>
      <LegalHeader page={page} title={text.title ?? page.title} updated={text.updated} />
      <ReadingPage contents={text.contents} pageUrl={pageUrl(page.path)}>
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

/** The content of a legal page whose text cannot be read: retry, or request it by e-mail. */
export function LegalUnavailable({ title, email }: { title: string; email: string }) {
  return (
    <EmptyPage
      title={`${title} : texte indisponible`}
      action={
        <>
          <RetryLink />
          <ButtonLink href="/" variant="secondary">
            Retour à l’accueil
          </ButtonLink>
        </>
      }
    >
      Nous n’arrivons pas à afficher ce texte pour le moment. Réessayez dans quelques instants, ou
      écrivez à <a href={`mailto:${email}`}>{email}</a>&nbsp;: nous vous l’enverrons.
    </EmptyPage>
  );
}
