import type { LinkGroup } from '@/lib/places/landing/links';
import { CountedLinks } from './counted-links';
import styles from './link-groups.module.css';

/** Where a landing page leads on to, each kind of links below its heading. */
export function LinkGroups({ groups }: { groups: LinkGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  );
}

function Group({ title, links }: LinkGroup) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <CountedLinks links={links} />
    </section>
  );
}
