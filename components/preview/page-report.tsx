import { ButtonLink } from '@/components/ui/button/button-link';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice/notice';
import type { PageReportView } from '@/lib/seo-audit/page-report';
import { DataBlocks } from './data-blocks';
import { FieldList } from './field-list';
import { FindingList } from './finding-list';
import styles from './page-report.module.css';
import { SearchPreview } from './search-preview';
import { SharePreviews } from './share-previews';

/** How search engines and social networks show one page. */
export function PageReport({ report }: { report: PageReportView }) {
  const { kind, path, status, count, findings, looks } = report;
  return (
    <article className={styles.report}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2>{kind}</h2>
          <p className={styles.path}>
            {path} <span>({status})</span>
          </p>
        </div>
        <ButtonLink href={path} variant="secondary" newTab>
          Ouvrir la page
        </ButtonLink>
      </div>

      <section className={styles.section}>
        <h3>{findings.length > 0 ? `À revoir\u00a0: ${count}` : count}</h3>
        <FindingList findings={findings} />
      </section>

      {looks && (
        <>
          <section className={styles.section}>
            <h3>Dans les résultats de recherche</h3>
            {looks.absence && <Notice>{looks.absence}</Notice>}
            <div className={styles.results}>
              <SearchPreview device="desktop" result={looks.desktop} />
              <SearchPreview device="phone" result={looks.phone} />
            </div>
          </section>
          <section className={styles.section}>
            <h3>Dans un lien partagé</h3>
            <SharePreviews card={looks.card} />
          </section>
          <section className={styles.section}>
            <h3>Données structurées</h3>
            <DataBlocks blocks={looks.blocks} />
          </section>
          <section className={styles.section}>
            <h3>Ce que dit la page</h3>
            <Card className={styles.fields}>
              {looks.groups.map((group) => (
                <FieldList key={group.title} group={group} />
              ))}
            </Card>
          </section>
        </>
      )}
    </article>
  );
}
