import { Card } from '@/components/ui/card';
import { CircleAlertIcon, CircleCheckIcon, LightbulbIcon } from '@/components/ui/icons/icons';
import type { PageSummary } from '@/lib/seo-audit/summary';
import styles from './page-table.module.css';

/** A page of each kind, with its problems. */
export function PageTable({ pages }: { pages: PageSummary[] }) {
  return (
    <section aria-labelledby="genres">
      <h2 id="genres" className={styles.title}>
        Tous les genres de page
      </h2>
      <Card className={styles.sheet}>
        <table className={styles.table} aria-labelledby="genres">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col" className={styles.wide}>
                Réponse
              </th>
              <th scope="col">À revoir</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <tr key={page.path}>
                <th scope="row">
                  <a href={page.href} className={styles.link}>
                    {page.kind}
                  </a>
                  <span className={styles.name}>{page.title ?? 'Sans titre'}</span>
                  <span className={styles.path}>
                    {page.path}
                    <span className={styles.narrow}> · {page.status}</span>
                  </span>
                </th>
                <td className={styles.wide}>{page.status}</td>
                <td>
                  <FindingCount errors={page.errors} advice={page.advice} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

/** The number of errors and hints of a page. */
function FindingCount({ errors, advice }: { errors: string | null; advice: string | null }) {
  if (errors === null && advice === null) {
    return (
      <span className={styles.fine}>
        <CircleCheckIcon size={18} aria-hidden />
        Rien
      </span>
    );
  }
  return (
    <span className={styles.counts}>
      {errors !== null && (
        <span className={styles.errors}>
          <CircleAlertIcon size={18} aria-hidden />
          {errors}
        </span>
      )}
      {advice !== null && (
        <span className={styles.advice}>
          <LightbulbIcon size={18} aria-hidden />
          {advice}
        </span>
      )}
    </span>
  );
}
