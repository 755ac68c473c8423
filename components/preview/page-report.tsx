import { ButtonLink } from '@/components/ui/button/button-link';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice/notice';
import type { FieldGroup, PageReportView } from '@/lib/seo-audit/page-report';
import type { Device, SearchResult } from '@/lib/seo-audit/preview/search-result';
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
              <SearchPreview device="desktop" result={previews.desktop} />
              <SearchPreview device="phone" result={previews.phone} />
            </div>
          </section>
          <section className={styles.section}>
            <h3>Dans un lien partagé</h3>
            <SharePreviews card={previews.card} />
          </section>
          <section className={styles.section}>
            <h3>Données structurées</h3>
            <DataBlocks blocks={previews.blocks} />
          </section>
          <section className={styles.section}>
            <h3>Ce que dit la page</h3>
            <Card className={styles.fields}>
              {previews.groups.map((group) => (
                <FieldList key={group.title} group={group} />
              ))}
            </Card>
          </section>
        </>
      )}
    </article>
  );
}

type Props = { device: Device; result: SearchResult };

const captions = { desktop: 'Sur un ordinateur', phone: 'Sur un téléphone' };

/** A search result as Google shows it, with its truncation. */
function SearchPreview({ device, result: { site, trail, title, description } }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{captions[device]}</figcaption>
      <div className={styles.result} data-device={device} data-light>
        <div className={styles.source}>
          <img src="/icon.svg" alt="" width={18} height={18} className={styles.icon} />
          <div className={styles.where}>
            <p className={styles.site}>{site}</p>
            <p className={styles.trail}>{trail}</p>
          </div>
        </div>
        <p className={styles.title}>{title.text}</p>
        <p className={styles.description}>
          {description === null ? 'Google choisira un passage de la page.' : description.text}
        </p>
      </div>
    </figure>
  );
}

/** A list of properties of a page. */
function FieldList({ group: { title, fields } }: { group: FieldGroup }) {
  return (
    <div className={styles.group}>
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
  );
}
