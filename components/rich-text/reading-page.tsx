import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { ContentsSection } from '@/lib/rich-text/links';
import styles from './reading-page.module.css';
import richText from './rich-text.module.css';

type Props = { contents: ContentsSection[] | null; pageUrl: string; children: ReactNode };

/** A text in its column, with its table of contents. */
export function ReadingPage({ contents, pageUrl, children }: Props) {
  return (
    <Container className={styles.page}>
      {contents && (
        <div className={styles.contents}>
          <Contents sections={contents} />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.source}>{pageUrl}</p>
        {children}
      </div>
    </Container>
  );
}

/** The table of contents: collapsed above the text, or beside it on wide screens. */
function Contents({ sections }: { sections: ContentsSection[] }) {
  const list = (
    <ol className={styles.sections}>
      {sections.map(({ id, text, parts }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {parts.length > 0 && (
            <ol className={styles.parts}>
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.list} aria-label="Sommaire">
      <details className={styles.folded}>
        <summary>
          Sommaire
          <ChevronDownIcon size={20} aria-hidden />
        </summary>
        {list}
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>Sommaire</p>
        {list}
      </div>
    </nav>
  );
}

/** The HTML of a text, sanitised by `lib/rich-text`. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/rich-text has sanitised it on the server, with an allow-list of elements, attributes and URL schemes
  return <div className={richText.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
