import { Card } from '@/components/ui/card';
import { CircleAlertIcon, CircleCheckIcon, LightbulbIcon } from '@/components/ui/icons/icons';
import type { PageSummary } from '@/lib/seo/audit/page-report';
import styles from './page-table.module.css';

type Props = {
  id: string;
  title: string;
  pages: PageSummary[];
  /** The text of a page's link: pages of one kind go by their title. */
  named: 'kind' | 'title';
};

/** Pages with their problems, each with a link to its report. */
export function PageTable({ id, title, pages, named }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Card className={styles.sheet}>
        <table className={styles.table} aria-labelledby={id}>
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
                    {page[named]}
                  </a>
                  {named === 'kind' && <span className={styles.name}>{page.title}</span>}
                  <span className={styles.path}>
                    {page.path}
                    <span className={styles.narrow}> · {page.status}</span>
                  </span>
                </th>
                <td className={styles.wide}>{page.status}</td>
                <td>
                  <div className={styles.counts}>
                    {countsOf(page).map(({ text, Icon, look }) => (
                      <span key={look} className={styles[look]}>
                        <Icon size={18} aria-hidden />
                        {text}
                      </span>
                    ))}
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

function countsOf({ errors, advice }: PageSummary) {
  const counts = [
    { text: errors, Icon: CircleAlertIcon, look: 'errors' },
    { text: advice, Icon: LightbulbIcon, look: 'advice' },
    { text: !errors && !advice && 'Rien', Icon: CircleCheckIcon, look: 'fine' },
  ];
  return counts.filter(({ text }) => text);
}
