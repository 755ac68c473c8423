import { SiteLink } from '@/components/layout/links/site-link';
import { LinkColumns } from '@/components/ui/link/links';
import type { SpecialtyLink } from '@/lib/ads/specialty/specialty';
import styles from './specialty-links.module.css';

export function SpecialtyLinks({ title, links }: { title: string; links: SpecialtyLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.specialties}>
      <h2 className={styles.title}>{title}</h2>
      <LinkColumns className={styles.links}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
      </LinkColumns>
    </section>
  );
}
