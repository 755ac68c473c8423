import { ButtonLink } from '@/components/ui/button/button-link';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice/notice';
import type { PageReportView, SearchResult } from '@/lib/seo/audit/page-report';
import { DataBlocks } from './data-blocks';
import { FindingList } from './finding-list';
import styles from './page-report.module.css';
import { SharePreviews } from './share-previews';

/** How search engines and social networks show one page. */
export function PageReport({ report }: { report: PageReportView }) {
  const { kind, path, status, count, findings, previews } = report;
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

      {previews && (
        <>
          <section className={styles.section}>
            <h3>Dans les résultats de recherche</h3>
            {previews.absence && <Notice>{previews.absence}</Notice>}
            <div className={styles.results}>
              <SearchPreview device="desktop" caption="Sur un ordinateur" {...previews.result} />
              <SearchPreview device="phone" caption="Sur un téléphone" {...previews.result} />
            </div>
          </section>
          <section className={styles.section}>
            <h3>Dans un lien partagé</h3>
            <SharePreviews card={previews.card} />
          </section>
          <section className={styles.section}>
            <h3>Données structurées</h3>
            <DataBlocks blocks={previews.blocks} testUrl={previews.testUrl} />
          </section>
          <section className={styles.section}>
            <h3>Ce que dit la page</h3>
            <Card className={styles.fields}>
              {previews.groups.map(({ title, fields }) => (
                <div key={title} className={styles.group}>
                  <h4>{title}</h4>
                  <dl className={styles.values}>
                    {fields.map(({ label, value, note }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          <span className={styles.value}>{value}</span>
                          {note && <span className={styles.note}>{note}</span>}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </Card>
          </section>
        </>
      )}
    </article>
  );
}

type Props = SearchResult & { device: 'desktop' | 'phone'; caption: string };

/** A search result as Google shows it: the style sheet cuts its texts. */
function SearchPreview({ device, caption, site, trail, title, description }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.result} data-device={device} data-light>
        <div className={styles.source}>
          <img src="/icon.svg" alt="" width={18} height={18} className={styles.icon} />
          <div className={styles.where}>
            <p className={styles.site}>{site}</p>
            <p className={styles.trail}>{trail}</p>
          </div>
        </div>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>
          {description || 'Google choisira un passage de la page.'}
        </p>
      </div>
    </figure>
  );
}
