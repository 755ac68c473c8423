import type { FieldGroup } from '@/lib/seo-audit/page-report';
import styles from './field-list.module.css';

/** A list of properties of a page. */
export function FieldList({ group: { title, fields } }: { group: FieldGroup }) {
  return (
    <div className={styles.group}>
      <h4>{title}</h4>
      <dl className={styles.fields}>
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
