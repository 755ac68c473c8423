import { Card } from '@/components/ui/card';
import { CircleAlertIcon, CircleCheckIcon, LightbulbIcon } from '@/components/ui/icons/icons';
import type { PageSummary } from '@/lib/seo/audit/page-report';
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
                  <span className={styles.name}>{page.title}</span>
                  <span className={styles.path}>
                    {page.path}
                    <span className={styles.narrow}> · {page.status}</span>
                  </span>
                </th>
                <td className={styles.wide}>{page.status}</td>
                <td>
                  <div className={styles.counts}>
                    {page.errors && (
                      <span className={styles.errors}>
                        <CircleAlertIcon size={18} aria-hidden />
                        {page.errors}
                      </span>
                    )}
                    {page.advice && (
                      <span className={styles.advice}>
                        <LightbulbIcon size={18} aria-hidden />
                        {page.advice}
                      </span>
                    )}
                    {!page.errors && !page.advice && (
                      <span className={styles.fine}>
                        <CircleCheckIcon size={18} aria-hidden />
                        Rien
                      </span>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
